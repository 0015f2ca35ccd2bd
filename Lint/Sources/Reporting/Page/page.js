// The script of the architecture page. Without it, the page shows the same map, findings and tables; the script adds filters, the
// types of large areas, and a view of each type. Texts of the project enter the page through textContent only. The one exception
// is the markup of further findings, which mvvmlint has escaped like the rest of the page.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  // Creates an element: make("p", { class: "note" }, "text", child)
  const make = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
  const draw = (name, attributes = {}, ...children) =>
    fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
  const fill = (element, attributes, children) => {
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const isolated = (text) => make("bdi", {}, text);
  // A path, which can continue in the next line after each folder.
  const path = (text) => make("bdi", {}, ...text.split(/(?<=\/)/).flatMap((part) => [part, make("wbr")]));
  const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

  // MARK: Types

  // The blocks of data are parsed on first use, because a large project has megabytes of them.
  const lazy = (read) => {
    let value;
    return () => (value ??= read());
  };
  // With --since, findings that changed are beside the total.
  const useOf = ([id, count, listed, total], isLimited) => {
    const findings = total ? `, ${isLimited ? `${listed} of ` : ""}${counted(total, "finding")}` : "";
    return { id, count, listed, text: counted(count, "place") + findings };
  };
  const data = lazy(() => {
    const { isLimited, areas, roles, files, types } = JSON.parse(byId("type-data").textContent);
    const list = types.map(([name, area, role, file, line, reasons, uses, findings], id) => ({
      id, name, area: areas[area], areaNumber: area, role, roleTitle: roles[role], place: `${files[file]}:${line}`, reasons, findings,
      uses: Array.from({ length: uses.length / 4 }, (_, at) => useOf(uses.slice(4 * at, 4 * at + 4), isLimited)),
      users: [],
    }));
    for (const type of list) for (const use of type.uses) list[use.id].users.push({ ...use, id: type.id });
    // The most important neighbors first.
    const order = (first, second) => second.listed - first.listed || second.count - first.count || first.id - second.id;
    for (const type of list) for (const uses of [type.uses, type.users]) uses.sort(order);
    return list;
  });

  const typeLink = (type) => make("a", { href: `#type-${type.id}` }, isolated(type.name));
  const typeItem = (type) => make("li", {}, typeLink(type), " ", make("span", { class: "note" }, path(type.place)));

  // Lists types, a part at a time.
  const part = 200;
  const listTypes = (list, types, from = 0) => {
    list.append(...types.slice(from, from + part).map(typeItem));
    const rest = types.length - from - part;
    if (rest <= 0) return;
    const button = make("button", { type: "button" }, `Show ${Math.min(rest, part)} of ${rest} more`);
    const item = make("li", {}, button);
    button.addEventListener("click", () => {
      item.remove();
      listTypes(list, types, from + part);
      list.children[from + part].querySelector("a").focus();
    });
    list.append(item);
  };

  // Replaces the short lists of an area by complete ones with links.
  const fillArea = (area) => {
    if (area.dataset.filled) return;
    area.dataset.filled = "true";
    const number = Number(area.dataset.area);
    const types = data().filter((type) => type.areaNumber === number);
    for (const list of all("ul.types", area)) {
      const role = Number(list.dataset.role);
      list.replaceChildren();
      listTypes(list, types.filter((type) => type.role === role));
    }
    for (const rest of all(".rest", area)) rest.remove();
  };

  // MARK: One type

  const shownNeighbors = 12;
  const row = 34;
  const boxWidth = 250;
  const column = 320;

  // The start and the end of a name that is wider than a box. Its font is that of the map.
  const brush = lazy(() => document.createElement("canvas").getContext("2d"));
  const cut = (text, font) => {
    const letters = [...text];
    brush().font = font;
    const isWide = (part) => brush().measureText(part).width > boxWidth - 20;
    let shown = text;
    for (let kept = letters.length - 1; kept > 1 && isWide(shown); kept -= 1) {
      shown = letters.slice(0, Math.ceil(kept / 2)).join("") + "…" + letters.slice(-Math.floor(kept / 2)).join("");
    }
    return shown;
  };

  // The boxes of types on one side, each with its arrow to or from the type in the middle.
  const neighborBoxes = (uses, x, middle, arrow) => uses.slice(0, shownNeighbors).flatMap((use, index, shown) => {
    const type = data()[use.id];
    const top = middle - (shown.length * row) / 2 + 4 + index * row;
    const kind = use.listed ? "wrong" : "use";
    const box = draw("a", { class: `box ${kind}`, href: `#type-${type.id}`, tabindex: "-1" },
      draw("title", {}, `${type.name}: ${use.text}`),
      draw("rect", { x, y: top, width: boxWidth, height: row - 8, rx: 5 }),
      draw("text", { x: x + 10, y: top + 18 }, cut(type.name, "13px system-ui, sans-serif")));
    const line = draw("path", { "marker-end": `url(#map-${kind})`, d: arrow(top + 13) });
    return [draw("g", { class: `arrow ${kind}` }, line), box];
  });
  const curve = (x, y, toX, toY) => `M${x} ${y}C${(x + toX) / 2} ${y} ${(x + toX) / 2} ${toY} ${toX} ${toY}`;

  // A picture of the lists below it, so screen readers skip it.
  const neighborhood = (type) => {
    const rows = Math.max(1, Math.min(shownNeighbors, Math.max(type.users.length, type.uses.length)));
    const height = rows * row + 12;
    const middle = height / 2;
    // A side without neighbors has no column.
    const left = 10;
    const center = type.users.length ? left + column : left;
    const right = center + column;
    const width = (type.uses.length ? right : center) + boxWidth + left;
    return make("div", { class: "scroll" },
      draw("svg", { class: "map", width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
        ...neighborBoxes(type.users, left, middle, (y) => curve(left + boxWidth, y, center, middle)),
        draw("g", { class: "box" },
          draw("rect", { x: center, y: middle - 16, width: boxWidth, height: 32, rx: 5 }),
          draw("text", { class: "title", x: center + 10, y: middle + 5 }, cut(type.name, "600 15px system-ui, sans-serif"))),
        ...neighborBoxes(type.uses, right, middle, (y) => curve(center + boxWidth, middle, right, y))),
      ...(Math.max(type.users.length, type.uses.length) > shownNeighbors ? [`The picture shows at most ${shownNeighbors} types on each side.`] : []));
  };

  const neighborList = (title, uses) => {
    if (!uses.length) return [];
    const list = make("ul", { class: "types" });
    list.append(...uses.slice(0, part).map((use) => make("li", {}, typeLink(data()[use.id]), " ",
      make("span", { class: "note" }, use.text))));
    const rest = uses.length - part;
    return [make("h4", {}, `${title} (${uses.length})`), list, ...(rest > 0 ? [make("p", {}, `And ${rest} more.`)] : [])];
  };

  const findingList = (type) => {
    if (!type.findings.length) return [];
    if (type.findings.some((number) => !byId(`finding-${number}`))) showMoreFindings();
    const list = make("ul", {}, ...type.findings.map((number) => {
      const message = byId(`finding-${number}`)?.querySelector("bdi")?.textContent ?? `Finding ${number}`;
      return make("li", {}, make("a", { href: `#finding-${number}` }, isolated(message)));
    }));
    return [make("h4", {}, "Findings"), list];
  };

  const showType = (number) => {
    const type = data()[number];
    const panel = byId("type");
    if (!type || !panel) return;
    const area = make("a", { href: `#area-${type.areaNumber}` }, isolated(type.area));
    const crumbs = make("nav", { "aria-label": "Way to this type" },
      make("ul", {}, make("li", {}, make("a", { href: "#map" }, "Map")), make("li", {}, area), make("li", {}, type.roleTitle)));
    panel.replaceChildren(
      crumbs, make("h3", { id: "type-title" }, isolated(type.name)), make("p", { class: "place" }, path(type.place)),
      ...(type.reasons.length ? [make("ul", { class: "reasons" }, ...type.reasons.map((text) => make("li", {}, isolated(text))))] : []),
      neighborhood(type), ...neighborList("Used by", type.users), ...neighborList("Uses", type.uses), ...findingList(type));
    panel.hidden = false;
    panel.focus();
    panel.scrollIntoView();
  };

  // MARK: Type search

  const search = byId("type-search");
  if (search) {
    const [field, status, results] = [byId("type-name"), byId("type-status"), byId("type-results")];
    search.hidden = false;
    search.addEventListener("submit", (event) => {
      event.preventDefault();
      results.querySelector("a")?.click();
    });
    field.addEventListener("input", () => {
      const word = field.value.trim().toLowerCase();
      const found = word ? data().filter((type) => type.name.toLowerCase().includes(word)) : [];
      // A name that begins with the word is more likely to be meant.
      found.sort((first, second) => Number(second.name.toLowerCase().startsWith(word)) - Number(first.name.toLowerCase().startsWith(word)));
      results.replaceChildren(...found.slice(0, 20).map(typeItem));
      status.textContent = !word ? "" : found.length > 20 ? `The first 20 of ${found.length} types` : counted(found.length, "type");
    });
  }

  // MARK: Findings

  const showMoreFindings = lazy(() => {
    for (const [group, markup] of JSON.parse(byId("more-findings")?.textContent ?? "[]")) {
      byId(`group-${group}`).insertAdjacentHTML("beforeend", markup);
    }
    for (const rest of all(".folder .rest")) rest.remove();
    addCopyButtons();
    return true;
  });
  for (const rest of all(".folder .rest")) {
    const button = make("button", { type: "button" }, "Show all findings");
    button.addEventListener("click", () => {
      const group = rest.parentNode;
      const shown = all(".finding", group).length;
      showMoreFindings();
      all(".finding", group)[shown]?.querySelector("summary").focus();
    });
    rest.replaceChildren(rest.textContent.split(".")[0] + ". ", button);
  }

  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Some browsers allow only the older way for a page from disk.
      const field = make("textarea", {}, text);
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
  };
  const addCopyButtons = () => {
    for (const line of all(".copy:not([data-button])")) {
      line.dataset.button = "true";
      const button = make("button", { type: "button" }, "Copy suppression");
      const status = make("span", { role: "status", class: "note" });
      button.addEventListener("click", async () => {
        await copy(line.querySelector("code").textContent);
        status.textContent = " Copied";
      });
      line.append(" ", button, status);
    }
  };
  addCopyButtons();

  const filter = byId("filter");
  if (filter) {
    const status = byId("filter-status");
    filter.hidden = false;
    const apply = () => {
      const choices = Object.fromEntries(new FormData(filter));
      const words = choices.text.toLowerCase().split(/\s+/).filter(Boolean);
      delete choices.text;
      if (words.length || Object.values(choices).some(Boolean)) showMoreFindings();
      const findings = all(".finding");
      let shown = 0;
      for (const finding of findings) {
        const isChosen = Object.entries(choices).every(([key, value]) => !value || finding.dataset[key].split(" ").includes(value));
        // The text of a finding doesn't change, and reading it from the page is slow.
        const isMatch = !words.length || words.every((word) =>
          (finding.searched ??= `${finding.dataset.rule} ${finding.textContent}`.toLowerCase()).includes(word));
        finding.hidden = !(isChosen && isMatch);
        if (!finding.hidden) shown += 1;
      }
      const isAll = shown === findings.length;
      for (const group of all(".folder, .rule")) group.hidden = !isAll && !group.querySelector(".finding:not([hidden])");
      status.textContent = isAll ? "" : `${shown} of ${counted(findings.length, "finding")}`;
    };
    let pending;
    filter.addEventListener("input", () => {
      clearTimeout(pending);
      pending = setTimeout(apply, 120);
    });
    filter.addEventListener("reset", () => setTimeout(apply));
    filter.addEventListener("submit", (event) => {
      event.preventDefault();
      apply();
    });
  }

  // MARK: The map

  for (const map of all("svg.map")) {
    const boxes = all("a.box", map);
    const highlight = (box) => {
      for (const arrow of all(".arrow", map)) {
        arrow.classList.toggle("faded", Boolean(box) && ![arrow.dataset.user, arrow.dataset.used].includes(box.dataset.box));
      }
    };
    const middleOf = (box) => {
      const { x, y, width, height } = box.querySelector("rect").getBBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    // The nearest box in the direction of an arrow key.
    const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const neighbor = (box, [dx, dy]) => {
      const from = middleOf(box);
      const near = boxes.map((other) => {
        const to = middleOf(other);
        const [along, across] = dx ? [(to.x - from.x) * dx, to.y - from.y] : [(to.y - from.y) * dy, to.x - from.x];
        return { other, along, distance: along + 3 * Math.abs(across) };
      }).filter(({ along }) => along > 1);
      near.sort((first, second) => first.distance - second.distance);
      return near[0]?.other;
    };
    for (const box of boxes) {
      for (const name of ["focus", "pointerenter"]) box.addEventListener(name, () => highlight(box));
      for (const name of ["blur", "pointerleave"]) box.addEventListener(name, () => highlight(null));
      box.addEventListener("keydown", (event) => {
        const next = directions[event.key] && neighbor(box, directions[event.key]);
        if (!next) return;
        event.preventDefault();
        next.focus();
      });
    }
  }

  // MARK: Places on the page

  for (const area of all(".area")) area.addEventListener("toggle", () => area.open && fillArea(area));

  const go = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const type = /^type-(\d+)$/.exec(id);
    if (type) return showType(Number(type[1]));
    if (/^finding-\d+$/.test(id) && !byId(id)) showMoreFindings();
    const target = byId(id);
    if (!target) return;
    for (let outer = target.closest("details"); outer; outer = outer.parentNode.closest("details")) {
      if (outer.matches(".area")) fillArea(outer);
      outer.open = true;
    }
    const focused = target.matches("details") ? target.querySelector("summary") : target;
    focused.focus();
    target.scrollIntoView();
  };
  addEventListener("hashchange", go);
  if (location.hash) go();

  // Escape leads from a type to its area, and from an area to its box on the map.
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.target.matches?.("input, select")) return;
    const panel = event.target.closest?.("#type");
    const area = event.target.closest?.(".area");
    if (panel) {
      panel.hidden = true;
      location.hash = panel.querySelector("nav a[href^='#area']").hash;
    } else if (area) {
      area.open = false;
      const box = document.querySelector(`#map a.box[data-box="${area.dataset.area}"]`);
      history.replaceState(null, "", "#map");
      (box ?? area.querySelector("summary")).focus();
    }
  });
})();
