extension BundledRepos {
  /// `owner/name|stars|language|description`. Stars are approximate, rounded by hand, as of 2025.
  static let table = """
    freeCodeCamp/freeCodeCamp|420000|TypeScript|Learn to code for free: lessons, projects and certificates
    EbookFoundation/free-programming-books|360000||Freely available books about programming
    sindresorhus/awesome|370000||Lists of good things about every topic
    kamranahmedse/developer-roadmap|320000|TypeScript|Interactive roadmaps for developers
    jwasham/coding-interview-university|320000||A study plan for becoming a software engineer
    donnemartin/system-design-primer|300000|Python|How to design systems that scale
    facebook/react|235000|JavaScript|The library for web and native user interfaces
    vuejs/vue|209000|TypeScript|The second version of the progressive framework for user interfaces
    vuejs/core|50000|TypeScript|The progressive framework for web user interfaces
    torvalds/linux|195000|C|The Linux kernel
    tensorflow/tensorflow|189000|C++|Machine learning for everyone
    ohmyzsh/ohmyzsh|178000|Shell|Configuration, plugins and themes for zsh
    microsoft/vscode|172000|TypeScript|A code editor: edit, build, debug
    flutter/flutter|170000|Dart|Beautiful apps for mobile, web and desktop from one code base
    twbs/bootstrap|172000|MDX|HTML, CSS and JavaScript for responsive projects
    github/gitignore|166000||Useful gitignore templates
    golang/go|127000|Go|The Go programming language
    facebook/react-native|121000|C++|Native apps with React
    kubernetes/kubernetes|114000|Go|Schedules and manages containers in production
    electron/electron|117000|C++|Desktop apps with JavaScript, HTML and CSS
    nodejs/node|110000|JavaScript|Node.js, a JavaScript runtime
    denoland/deno|102000|Rust|A modern runtime for JavaScript and TypeScript
    oven-sh/bun|78000|Zig|A fast JavaScript runtime, bundler, test runner and package manager
    rust-lang/rust|103000|Rust|Empowering everyone to build reliable and efficient software
    rust-lang/cargo|13500|Rust|The package manager of Rust
    rust-lang/rust-analyzer|15000|Rust|A compiler front end for editors
    rust-lang/rustlings|58000|Rust|Small exercises to get used to reading and writing Rust
    rust-lang/mdBook|19500|Rust|Makes books from Markdown files
    tauri-apps/tauri|93000|Rust|Smaller, faster and more secure desktop apps with a web front end
    microsoft/TypeScript|104000|TypeScript|JavaScript with syntax for types
    angular/angular|98000|TypeScript|A framework for web apps, with confidence
    sveltejs/svelte|83000|JavaScript|Web development for the rest of us: a compiler of components
    vercel/next.js|132000|JavaScript|The React framework
    nuxt/nuxt|57000|TypeScript|The Vue framework
    remix-run/react-router|55000|TypeScript|Routing for React
    solidjs/solid|33500|TypeScript|A declarative library for user interfaces, with fine reactivity
    preactjs/preact|37500|JavaScript|A small and fast alternative to React
    withastro/astro|51000|TypeScript|The web framework for sites driven by content
    vitejs/vite|73000|TypeScript|Fast tooling for the front end
    webpack/webpack|65000|JavaScript|A bundler for modules
    evanw/esbuild|39000|Go|An extremely fast bundler for the web
    swc-project/swc|32000|Rust|A platform for the web's tools, written in Rust
    babel/babel|43500|TypeScript|Write next generation JavaScript
    prettier/prettier|50500|JavaScript|An opinionated code formatter
    eslint/eslint|26000|JavaScript|Finds and fixes problems in JavaScript
    tailwindlabs/tailwindcss|88000|TypeScript|A CSS framework of utilities
    mui/material-ui|96000|JavaScript|Material Design components for React
    ant-design/ant-design|95000|TypeScript|A design language and React components for business
    shadcn-ui/ui|90000|TypeScript|Accessible components to copy into your apps
    storybookjs/storybook|87000|TypeScript|A workshop for components, alone and documented
    axios/axios|107000|JavaScript|An HTTP client of promises, for the browser and Node.js
    d3/d3|111000|Shell|Bring data to life with SVG, Canvas and HTML
    mrdoob/three.js|106000|JavaScript|A library for 3D in the browser
    chartjs/Chart.js|66000|JavaScript|Simple yet flexible charts
    lodash/lodash|60500|JavaScript|A library of utilities, modular and fast
    moment/moment|48000|JavaScript|Parse, validate and display dates
    jquery/jquery|59500|JavaScript|The library that made the web's differences bearable
    expressjs/express|67000|JavaScript|A fast, minimal web framework for Node.js
    nestjs/nest|71000|TypeScript|Efficient and scalable server apps on Node.js
    socketio/socket.io|62000|TypeScript|Realtime messages in both directions
    puppeteer/puppeteer|91000|TypeScript|Drives Chrome and Firefox from JavaScript
    microsoft/playwright|75000|TypeScript|Tests web apps in every browser
    cypress-io/cypress|49000|TypeScript|Testing for anything that runs in a browser
    jestjs/jest|45000|TypeScript|Delightful JavaScript testing
    reduxjs/redux|61000|TypeScript|A predictable container for state
    mobxjs/mobx|28000|TypeScript|Simple state, by observing it
    pmndrs/zustand|53000|TypeScript|The bare necessities of state for React
    TanStack/query|46000|TypeScript|Asynchronous state for user interfaces
    apollographql/apollo-client|19700|TypeScript|A GraphQL client with a cache
    graphql/graphql-js|20300|TypeScript|The reference implementation of GraphQL
    strapi/strapi|67000|TypeScript|A content management system without a head
    TryGhost/Ghost|49500|JavaScript|Independent publishing
    n8n-io/n8n|115000|TypeScript|Workflows that are automated, in the open
    supabase/supabase|86000|TypeScript|A platform of Postgres for apps
    appwrite/appwrite|51000|TypeScript|A backend for web and mobile apps
    pocketbase/pocketbase|48000|Go|A backend in one file
    hoppscotch/hoppscotch|72000|TypeScript|Develops and tests APIs
    excalidraw/excalidraw|102000|TypeScript|A whiteboard for diagrams that look drawn by hand
    mermaid-js/mermaid|79000|TypeScript|Diagrams from text like Markdown
    python/cpython|67000|Python|The Python programming language
    django/django|84000|Python|The web framework for perfectionists with deadlines
    pallets/flask|70000|Python|A micro framework for web apps
    tiangolo/fastapi|86000|Python|A fast framework for APIs, from type hints
    psf/requests|53000|Python|A simple, yet elegant, HTTP library
    encode/httpx|14000|Python|A next generation HTTP client
    psf/black|40500|Python|The uncompromising code formatter
    astral-sh/ruff|40000|Rust|An extremely fast linter and formatter for Python
    astral-sh/uv|57000|Rust|An extremely fast package and project manager for Python
    python-poetry/poetry|33000|Python|Packaging and dependencies for Python made easy
    pypa/pip|9800|Python|The package installer for Python
    pytest-dev/pytest|12800|Python|Small tests that are easy to write, and scale
    numpy/numpy|29500|Python|The fundamental package for numbers in Python
    pandas-dev/pandas|45500|Python|Tables and time series for data analysis
    scikit-learn/scikit-learn|62000|Python|Machine learning in Python
    scipy/scipy|13700|Python|Mathematics, science and engineering
    matplotlib/matplotlib|21200|Python|Plots with Python
    jupyter/notebook|12300|Jupyter Notebook|Interactive notebooks
    pytorch/pytorch|91000|Python|Tensors and dynamic neural networks, on graphics processors
    keras-team/keras|63000|Python|Deep learning for humans
    huggingface/transformers|145000|Python|Models for text, vision, audio and more
    ggml-org/llama.cpp|82000|C++|Inference of language models in plain C and C++
    ollama/ollama|141000|Go|Runs language models on your own machine
    langchain-ai/langchain|108000|Python|Apps that reason with context
    openai/whisper|83000|Python|Robust speech recognition
    AUTOMATIC1111/stable-diffusion-webui|152000|Python|A web interface for Stable Diffusion
    comfyanonymous/ComfyUI|77000|Python|A modular interface for diffusion models, by graph
    ultralytics/ultralytics|41000|Python|Finds objects in pictures
    opencv/opencv|82000|C++|A library for computer vision
    TheAlgorithms/Python|200000|Python|All algorithms implemented in Python
    public-apis/public-apis|340000|Python|A list of free APIs
    vinta/awesome-python|245000|Python|A list of Python frameworks, libraries and tools
    yt-dlp/yt-dlp|110000|Python|Downloads audio and video from the command line
    home-assistant/core|79000|Python|Home automation that keeps to your home
    ansible/ansible|65000|Python|Automates apps and systems, over SSH
    scrapy/scrapy|55500|Python|A fast framework for crawling and scraping
    celery/celery|26500|Python|A distributed queue of tasks
    sqlalchemy/sqlalchemy|10500|Python|The database toolkit for Python
    pydantic/pydantic|24000|Python|Validation of data by type hints
    Textualize/rich|52500|Python|Rich text in the terminal
    Textualize/textual|29500|Python|User interfaces in the terminal and the browser
    prompt-toolkit/python-prompt-toolkit|9900|Python|Interactive command lines
    mitmproxy/mitmproxy|40000|Python|An interactive proxy that shows HTTPS
    certbot/certbot|32000|Python|Gets certificates, and renews them
    nvbn/thefuck|92000|Python|Corrects your former command
    httpie/cli|36000|Python|A command line client for the era of APIs
    moby/moby|70000|Go|The parts that containers are assembled from
    docker/compose|35500|Go|Defines and runs apps of several containers
    containerd/containerd|18700|Go|An open and reliable container runtime
    etcd-io/etcd|49500|Go|A distributed, reliable store of keys and values
    prometheus/prometheus|59500|Go|Monitoring, and a database of time series
    grafana/grafana|69000|TypeScript|Dashboards for metrics, logs and traces
    hashicorp/terraform|46000|Go|Infrastructure as code
    hashicorp/vault|33000|Go|Secrets, encryption and privileged access
    hashicorp/consul|29000|Go|Finds and connects services
    traefik/traefik|56000|Go|A proxy that configures itself
    caddyserver/caddy|65000|Go|A web server with automatic HTTPS
    gohugoio/hugo|82000|Go|Builds web sites, fast
    gin-gonic/gin|83000|Go|A web framework for Go
    gofiber/fiber|36500|Go|A web framework for Go in the manner of Express
    go-gitea/gitea|49000|Go|Git with a cup of tea: a hosting service of one's own
    gogs/gogs|46500|Go|A painless Git service
    syncthing/syncthing|72000|Go|Continuous synchronisation of files
    rclone/rclone|51000|Go|Like rsync, for cloud storage
    restic/restic|29500|Go|Backups that are fast, safe and small
    junegunn/fzf|71000|Go|A fuzzy finder for the command line
    jesseduffield/lazygit|60000|Go|A simple terminal interface for git
    charmbracelet/bubbletea|33500|Go|A small framework for terminal programs
    charmbracelet/glow|19500|Go|Shows Markdown in the terminal
    cli/cli|39500|Go|GitHub on the command line
    minio/minio|53000|Go|A store of objects
    cockroachdb/cockroach|31000|Go|A distributed SQL database
    pingcap/tidb|38500|Go|A distributed SQL database for growth
    influxdata/influxdb|30000|Rust|A database of time series
    nats-io/nats-server|17500|Go|Messages for the cloud and the edge
    grpc/grpc|43500|C++|Remote calls over HTTP/2
    grpc/grpc-go|22000|Go|The Go implementation of gRPC
    protocolbuffers/protobuf|68000|C++|A format to exchange structured data
    fatedier/frp|95000|Go|Reaches a server behind a firewall
    v2fly/v2ray-core|31500|Go|A platform for proxies
    ethereum/go-ethereum|49500|Go|The Go client of Ethereum
    bitcoin/bitcoin|84000|C++|The core of Bitcoin
    git/git|55000|C|Fast, scalable, distributed version control
    libgit2/libgit2|10000|C|Git as a library
    curl/curl|38500|C|Transfers data with URLs
    redis/redis|70000|C|A data structure server in memory
    valkey-io/valkey|22000|C|A store of keys and values, forked from Redis
    sqlite/sqlite|8000|C|The official mirror of SQLite
    postgres/postgres|18000|C|The mirror of PostgreSQL
    mysql/mysql-server|11600|C++|MySQL, the open source database
    duckdb/duckdb|30000|C++|A database for analysis, inside your process
    ClickHouse/ClickHouse|41000|C++|A database of columns for analysis in real time
    mongodb/mongo|27000|C++|The document database
    facebook/rocksdb|30000|C++|A store that persists keys and values
    google/leveldb|37500|C++|A fast library of keys and values
    elastic/elasticsearch|73000|Java|A distributed search engine
    meilisearch/meilisearch|51500|Rust|A search engine that answers as you type
    typesense/typesense|23500|C++|A search engine that forgives typing errors
    qdrant/qdrant|24500|Rust|A database of vectors
    apache/kafka|30000|Java|A log of events, distributed
    apache/spark|41000|Scala|Analysis of large data
    apache/airflow|40500|Python|Schedules and watches workflows
    apache/flink|25000|Java|Computations over streams
    apache/cassandra|9200|Java|A database for many machines
    apache/httpd|3700|C|The Apache web server
    nginx/nginx|27000|C|A web server and proxy
    haproxy/haproxy|5700|C|A reliable load balancer
    varnishcache/varnish-cache|3800|C|A cache in front of web servers
    openssl/openssl|28000|C|TLS and cryptography
    wireshark/wireshark|8000|C|Looks into network traffic
    nmap/nmap|11300|C|Discovers networks
    tmux/tmux|38500|C|A terminal multiplexer
    vim/vim|38500|Vim Script|The editor that is everywhere
    neovim/neovim|90000|Vim Script|Vim, for extension and use
    emacs-mirror/emacs|4700|Emacs Lisp|The mirror of the extensible editor
    helix-editor/helix|38000|Rust|A modal editor after Kakoune
    zed-industries/zed|60000|Rust|A code editor at the speed of thought
    lapce/lapce|36000|Rust|A code editor that is fast
    alacritty/alacritty|59000|Rust|A terminal emulator drawn by OpenGL
    wezterm/wezterm|20500|Rust|A terminal emulator and multiplexer
    kovidgoyal/kitty|27500|Python|A terminal emulator for the graphics processor
    ghostty-org/ghostty|33000|Zig|A terminal emulator with native interfaces
    zellij-org/zellij|26000|Rust|A workspace for the terminal
    fish-shell/fish-shell|29500|Rust|A shell for people
    nushell/nushell|35500|Rust|A shell whose pipes carry tables
    starship/starship|49500|Rust|A prompt for any shell
    BurntSushi/ripgrep|53000|Rust|Searches folders by pattern, and honours gitignore
    sharkdp/bat|53500|Rust|A cat with wings
    sharkdp/fd|38000|Rust|A simple alternative to find
    sharkdp/hyperfine|25000|Rust|Measures how long commands take
    ajeetdsouza/zoxide|28500|Rust|A cd that learns
    eza-community/eza|16500|Rust|A modern ls
    dandavison/delta|27000|Rust|Shows differences with colours
    ClementTsang/bottom|11500|Rust|A graphical process monitor for the terminal
    aristocratos/btop|25000|C++|A monitor of resources
    htop-dev/htop|7300|C|An interactive process viewer
    jqlang/jq|32000|C|A command line processor of JSON
    koalaman/shellcheck|38000|Haskell|Finds bugs in shell scripts
    jgm/pandoc|38500|Haskell|Converts between formats of documents
    ghc/ghc|3100|Haskell|The mirror of the Glasgow Haskell compiler
    elixir-lang/elixir|25500|Elixir|A dynamic, functional language for scalable apps
    phoenixframework/phoenix|22200|Elixir|Peace of mind from prototype to production
    erlang/otp|11700|Erlang|The Erlang language, and its libraries
    gleam-lang/gleam|20000|Rust|A friendly language for safe systems that scale
    clojure/clojure|10700|Java|The Clojure language
    scala/scala|14400|Scala|The second Scala compiler
    JetBrains/kotlin|51000|Kotlin|The Kotlin programming language
    square/okhttp|46500|Kotlin|An HTTP client for the JVM and Android
    square/retrofit|43500|Java|A typed HTTP client for Android and the JVM
    square/leakcanary|29700|Kotlin|Finds memory leaks on Android
    bumptech/glide|35000|Java|Loads pictures on Android
    spring-projects/spring-boot|77500|Java|Spring apps with little ceremony
    spring-projects/spring-framework|58000|Java|The Spring framework
    google/guava|50800|Java|Core libraries for Java
    google/gson|24000|Java|JSON for Java
    ReactiveX/RxJava|48200|Java|Reactive extensions for the JVM
    netty/netty|34200|Java|A framework for network apps
    junit-team/junit-framework|6700|Java|The testing framework of Java
    gradle/gradle|17700|Groovy|A build tool for many languages
    apache/maven|4700|Java|A build tool for Java
    jenkinsci/jenkins|24200|Java|A server for automation
    keycloak/keycloak|28500|Java|Identity and access
    android/nowinandroid|19000|Kotlin|An Android app that shows how it is done
    dotnet/runtime|16700|C#|The runtime and libraries of .NET
    dotnet/aspnetcore|36800|C#|Web apps with .NET
    dotnet/maui|22800|C#|Apps for phone and desktop with .NET
    AvaloniaUI/Avalonia|28000|C#|User interfaces for every desktop with .NET
    PowerShell/PowerShell|48500|C#|PowerShell for every system
    jellyfin/jellyfin|40500|C#|A media server that is free
    godotengine/godot|98000|C++|An engine for games in two and three dimensions
    bevyengine/bevy|40500|Rust|A game engine driven by data
    raysan5/raylib|27000|C|A library to enjoy programming games
    libsdl-org/SDL|12700|C|Input, sound and graphics on every system
    ocornut/imgui|67000|C++|A user interface without state, for C++
    nlohmann/json|46500|C++|JSON for modern C++
    fmtlib/fmt|22000|C++|A modern formatting library
    gabime/spdlog|26500|C++|Fast logging for C++
    google/googletest|36500|C++|Testing and mocking for C++
    catchorg/Catch2|19700|C++|Unit tests for C++
    abseil/abseil-cpp|16000|C++|Common libraries for C++
    boostorg/boost|7600|HTML|The super project of Boost
    bazelbuild/bazel|24000|Java|A fast, scalable build system
    Kitware/CMake|7500|C++|The mirror of CMake
    ninja-build/ninja|12000|C++|A small build system that is about speed
    mesonbuild/meson|5900|Python|A build system that is friendly
    llvm/llvm-project|33000|LLVM|Compilers and toolchains
    ziglang/zig|39000|Zig|A language for robust, optimal and reusable software
    odin-lang/Odin|8300|Odin|A language for the joy of programming
    nim-lang/Nim|17000|Nim|An efficient, expressive, elegant language
    crystal-lang/crystal|20000|Crystal|A language for humans and computers
    vlang/v|36500|V|A simple, fast, safe language
    ocaml/ocaml|5800|OCaml|The core of OCaml
    racket/racket|5000|Racket|The Racket language
    JuliaLang/julia|47000|Julia|A fresh approach to technical computing
    lua/lua|9100|C|A copy of the Lua development
    ruby/ruby|22700|Ruby|The Ruby programming language
    rails/rails|57000|Ruby|The web framework that wants you happy
    Homebrew/brew|43500|Ruby|The missing package manager for macOS
    jekyll/jekyll|50300|Ruby|Static sites from plain text, also blogs
    discourse/discourse|44000|Ruby|A platform for discussion
    mastodon/mastodon|48500|Ruby|A social network of one's own
    fastlane/fastlane|40500|Ruby|Releases mobile apps
    CocoaPods/CocoaPods|14700|Ruby|The dependency manager of Cocoa projects
    rubocop/rubocop|12800|Ruby|A Ruby linter and formatter
    php/php-src|39500|C|The PHP interpreter
    laravel/laravel|81000|Blade|The framework for web artisans
    symfony/symfony|30500|PHP|A framework, and reusable components
    composer/composer|29000|PHP|Dependencies for PHP
    WordPress/WordPress|20300|PHP|The mirror of WordPress
    nextcloud/server|30500|PHP|A safe home for all your data
    perl/perl5|2100|Perl|The Perl interpreter
    exiftool/exiftool|4100|Perl|Reads and writes what pictures say about themselves
    swiftlang/swift|69000|C++|The Swift programming language
    swiftlang/swift-package-manager|10000|Swift|The package manager of Swift
    swiftlang/swift-syntax|3500|Swift|Reads, makes and changes Swift source
    swiftlang/swift-format|2700|Swift|A formatter for Swift
    swiftlang/swift-evolution|15600|Markdown|Proposals for the Swift language
    swiftlang/sourcekit-lsp|3500|Swift|A language server for Swift
    apple/swift-nio|8200|Swift|Network apps that do not block
    apple/swift-argument-parser|3500|Swift|Type-safe command lines
    apple/swift-collections|4000|Swift|Deques, ordered sets and more
    apple/swift-algorithms|6200|Swift|Algorithms on sequences and collections
    apple/swift-async-algorithms|3300|Swift|Algorithms on asynchronous sequences
    apple/swift-log|3700|Swift|A logging interface for Swift
    apple/swift-protobuf|4700|Swift|Protocol buffers for Swift
    vapor/vapor|25500|Swift|A web framework for Swift
    hummingbird-project/hummingbird|1500|Swift|A light, flexible server framework
    Alamofire/Alamofire|42000|Swift|Elegant HTTP in Swift
    onevcat/Kingfisher|24000|Swift|Downloads and caches pictures
    SnapKit/SnapKit|20300|Swift|Auto Layout in Swift
    ReactiveX/RxSwift|24600|Swift|Reactive programming in Swift
    ReactiveCocoa/ReactiveCocoa|20000|Swift|Streams of values over time
    pointfreeco/swift-composable-architecture|13700|Swift|Apps with composition and testing in mind
    pointfreeco/swift-snapshot-testing|4000|Swift|Snapshots for tests
    realm/SwiftLint|19200|Swift|Enforces style and conventions
    realm/realm-swift|16500|Swift|A mobile database
    nicklockwood/SwiftFormat|8400|Swift|Formats Swift code
    groue/GRDB.swift|7700|Swift|A toolkit for SQLite databases
    stephencelis/SQLite.swift|9900|Swift|A typed layer over SQLite
    Quick/Quick|9800|Swift|Behaviour driven tests
    airbnb/lottie-ios|26300|Swift|Animations from After Effects
    danielgindi/Charts|27800|Swift|Charts for iOS, tvOS and macOS
    krzyzanowskim/CryptoSwift|10400|Swift|Cryptography in Swift
    SwiftyJSON/SwiftyJSON|22900|Swift|JSON in Swift, the better way
    Moya/Moya|15300|Swift|Networking over Alamofire
    yonaskolb/XcodeGen|7600|Swift|Makes Xcode projects from a description
    tuist/tuist|5000|Swift|Helps Xcode projects to grow
    iina/iina|40500|Swift|The video player for macOS
    utmapp/UTM|29500|Swift|Virtual machines for iOS and macOS
    exelban/stats|30500|Swift|A system monitor in the menu bar
    lwouis/alt-tab-macos|12500|Swift|The window switcher of others, on macOS
    rxhanson/Rectangle|27000|Swift|Moves and resizes windows by keyboard
    CodeEditApp/CodeEdit|22000|Swift|A native code editor for macOS
    AFNetworking/AFNetworking|33300|Objective-C|Networking for iOS, macOS, watchOS and tvOS
    SDWebImage/SDWebImage|25100|Objective-C|Downloads pictures, and caches them
    facebook/yoga|17800|C++|An engine for flexible layout
    signalapp/Signal-iOS|11300|Swift|A private messenger
    mozilla-mobile/firefox-ios|12600|Swift|Firefox for iOS
    wordpress-mobile/WordPress-iOS|3800|Swift|WordPress for iOS
    obsproject/obs-studio|64500|C|Records and streams live video
    FFmpeg/FFmpeg|50000|C|Sound and video, converted
    mpv-player/mpv|30500|C|A command line video player
    videolan/vlc|15800|C|The media player that plays everything
    blender/blender|15000|C++|The three dimensional creation suite
    audacity/audacity|14000|C++|An audio editor
    krita/krita|8000|C++|A painting program
    inkscape/inkscape|3600|C++|A vector graphics editor
    jesseduffield/lazydocker|43500|Go|A simple terminal interface for containers
    ventoy/Ventoy|67000|C|A bootable drive that takes many images
    rustdesk/rustdesk|89000|Rust|A remote desktop of one's own
    AppFlowy-IO/AppFlowy|63000|Dart|A workspace for projects, notes and wikis
    laurent22/joplin|49500|TypeScript|Notes and tasks with synchronisation
    logseq/logseq|37000|Clojure|A base for knowledge that is private
    bitwarden/server|16700|C#|The server of the password manager
    keepassxreboot/keepassxc|24000|C++|A password manager for every desktop
    dani-garcia/vaultwarden|45000|Rust|A small server for Bitwarden clients
    pi-hole/pi-hole|52000|Shell|A black hole for advertisements
    AdguardTeam/AdGuardHome|28500|Go|Blocks advertisements for a whole network
    louislam/uptime-kuma|71000|JavaScript|Watches whether services are up
    immich-app/immich|66000|TypeScript|Photos and videos, kept at home
    paperless-ngx/paperless-ngx|28500|Python|Scans, indexes and keeps documents
    photoprism/photoprism|37500|Go|A photo app with machine learning
    mifi/lossless-cut|32500|TypeScript|Cuts videos without loss
    HandBrake/HandBrake|20000|C|A video transcoder
    tesseract-ocr/tesseract|67000|C++|Reads text in pictures
    ImageMagick/ImageMagick|13800|C|Changes pictures
    openstreetmap/openstreetmap-website|2500|Ruby|The web site of the map of the world
    Leaflet/Leaflet|43500|JavaScript|Maps for phones and desktops
    CesiumGS/cesium|14000|JavaScript|Globes and maps in three dimensions
    processing/p5.js|23000|JavaScript|Creative coding for artists and beginners
    processing/processing4|1100|Java|A sketchbook for pictures made by code
    arduino/Arduino|14500|Java|The first Arduino editor
    micropython/micropython|20500|C|Python for microcontrollers
    espressif/esp-idf|15500|C|The framework for Espressif chips
    zephyrproject-rtos/zephyr|12500|C|A small operating system in real time
    raspberrypi/linux|12000|C|The kernel of the Raspberry Pi
    systemd/systemd|14500|C|The system and service manager
    NixOS/nixpkgs|21500|Nix|Packages for Nix and NixOS
    flatpak/flatpak|4600|C|Apps in a sandbox
    qemu/qemu|11500|C|An emulator of machines
    firecracker-microvm/firecracker|28500|Rust|Small virtual machines for functions
    bytecodealliance/wasmtime|16500|Rust|A runtime for WebAssembly
    emscripten-core/emscripten|26500|C++|Compiles C and C++ to WebAssembly
    wasmerio/wasmer|20000|Rust|A runtime for WebAssembly, everywhere
    swiftwasm/swift|1300|C++|Swift for WebAssembly
    """
}
