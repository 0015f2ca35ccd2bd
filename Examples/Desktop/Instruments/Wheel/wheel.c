// Turns the wheel over a plain GtkListView of N rows, three notches per frame, and prints where it jumps.
//
//   cc wheel.c $(pkg-config --cflags --libs gtk4 x11 xtst) -o wheel && xvfb-run -a ./wheel [ROWS] [HEIGHT]
#include <X11/extensions/XTest.h>
#include <gtk/gtk.h>
#include <gdk/x11/gdkx.h>

static GtkWidget *list;
static Display *display;
static int height = 52, notches, jumps;
static double latest = -1;

static void setup(GtkSignalListItemFactory *f, GtkListItem *item, gpointer d) {
  GtkWidget *label = gtk_label_new("");
  gtk_widget_set_size_request(label, -1, height);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *f, GtkListItem *item, gpointer d) {
  char text[20];
  g_snprintf(text, sizeof text, "%u", gtk_list_item_get_position(item));
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static int top_row(void) {
  GtkWidget *w = gtk_widget_pick(list, 100, 60, GTK_PICK_DEFAULT);
  if (w && !GTK_IS_LABEL(w)) w = gtk_widget_get_first_child(w);
  return w && GTK_IS_LABEL(w) ? atoi(gtk_label_get_text(GTK_LABEL(w))) : -1;
}

static gboolean tick(gpointer loop) {
  int row = top_row();
  if (latest >= 0 && row >= 0 && (row < latest || row > latest + 60)) {
    jumps++;
    if (jumps <= 5) printf("notch %d: from row %.0f to row %d\n", notches, latest, row);
  }
  if (row >= 0) latest = row;
  if (notches++ > 1500) { printf("%d jumps in %d notches, ending at row %.0f\n", jumps, notches, latest); g_main_loop_quit(loop); return 0; }
  for (int i = 0; i < 3; i++) { XTestFakeButtonEvent(display, 5, 1, 0); XTestFakeButtonEvent(display, 5, 0, 0); }
  XFlush(display);
  return 1;
}

int main(int argc, char **argv) {
  int rows = argc > 1 ? atoi(argv[1]) : 100000;
  if (argc > 2) height = atoi(argv[2]);
  gtk_init();
  char **texts = g_new0(char *, rows + 1);
  for (int i = 0; i < rows; i++) texts[i] = "";
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(gtk_string_list_new((const char *const *)texts)))), factory);
  GtkWidget *window = gtk_window_new(), *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 600);
  gtk_window_present(GTK_WINDOW(window));
  display = XOpenDisplay(NULL);
  XTestFakeMotionEvent(display, -1, 200, 200, 0);
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_timeout_add(16, tick, loop);
  g_main_loop_run(loop);
}
