// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/keyboard_map.h"

#include <wayland-client.h>
#include <xkbcommon/xkbcommon-x11.h>
#include <xkbcommon/xkbcommon.h>

#include <QFile>
#include <QGuiApplication>

namespace playsheet {
namespace {

template <auto F>
struct By {
  template <typename T>
  void operator()(T* owned) const {
    F(owned);
  }
};
using Context = std::unique_ptr<xkb_context, By<xkb_context_unref>>;
using State = std::unique_ptr<xkb_state, By<xkb_state_unref>>;
using Display = std::unique_ptr<wl_display, By<wl_display_disconnect>>;
using Registry = std::unique_ptr<wl_registry, By<wl_registry_destroy>>;
using Seat = std::unique_ptr<wl_seat, By<wl_seat_destroy>>;
using Hands = std::unique_ptr<wl_keyboard, By<wl_keyboard_destroy>>;

/// One that writes nothing on the terminal: what cannot be read is none.
Context quietContext() {
  Context context(xkb_context_new(XKB_CONTEXT_NO_FLAGS));
  if (context) xkb_context_set_log_level(context.get(), XKB_LOG_LEVEL_CRITICAL);
  return context;
}

/// A map and which of its layouts is in use.
struct Told {
  xkb_keymap* map = nullptr;
  std::optional<quint32> layout;
};

Told toldByX11(xkb_context* context) {
  auto* application = qApp->nativeInterface<QNativeInterface::QX11Application>();
  xcb_connection_t* server = application ? application->connection() : nullptr;
  if (!server) return {};
  const bool speaks =
      xkb_x11_setup_xkb_extension(server, XKB_X11_MIN_MAJOR_XKB_VERSION, XKB_X11_MIN_MINOR_XKB_VERSION,
                                  XKB_X11_SETUP_XKB_EXTENSION_NO_FLAGS, nullptr, nullptr, nullptr, nullptr);
  const auto keyboard = speaks ? xkb_x11_get_core_keyboard_device_id(server) : -1;
  if (keyboard < 0) return {};
  xkb_keymap* map = xkb_x11_keymap_new_from_device(context, server, keyboard, XKB_KEYMAP_COMPILE_NO_FLAGS);
  if (!map) return {};
  const State state(xkb_x11_state_new_from_device(map, server, keyboard));
  if (!state) return {map, std::nullopt};
  return {map, xkb_state_serialize_layout(state.get(), XKB_STATE_LAYOUT_EFFECTIVE)};
}

/// What a connection of its own hears of the keyboard: Qt 6.4 has no word for its own. The layout in use is told to
/// whoever has the focus only, so it is the first until a key says otherwise.
struct Heard {
  xkb_context* context;
  Seat seat;
  Hands hands;
  xkb_keymap* map = nullptr;
};

void hearMap(void* data, wl_keyboard*, quint32 format, int handle, quint32 size) {
  auto& heard = *static_cast<Heard*>(data);
  QFile file;
  if (!file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) return;
  const uchar* text = file.map(0, size, QFileDevice::MapPrivateOption);
  if (!text || size == 0 || heard.map || format != WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1) return;
  heard.map = xkb_keymap_new_from_buffer(heard.context, reinterpret_cast<const char*>(text), size - 1,
                                         XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS);
}

void hearSeat(void* data, wl_seat* seat, quint32 has) {
  static const wl_keyboard_listener listener{.keymap = hearMap,
                                             .enter = [](auto...) {},
                                             .leave = [](auto...) {},
                                             .key = [](auto...) {},
                                             .modifiers = [](auto...) {},
                                             .repeat_info = [](auto...) {}};
  auto& heard = *static_cast<Heard*>(data);
  if (!(has & WL_SEAT_CAPABILITY_KEYBOARD) || heard.hands) return;
  heard.hands.reset(wl_seat_get_keyboard(seat));
  wl_keyboard_add_listener(heard.hands.get(), &listener, data);
}

void hearGlobal(void* data, wl_registry* registry, quint32 name, const char* what, quint32) {
  static const wl_seat_listener listener{.capabilities = hearSeat, .name = [](auto...) {}};
  auto& heard = *static_cast<Heard*>(data);
  if (QLatin1String(what) != QLatin1String(wl_seat_interface.name) || heard.seat) return;
  heard.seat.reset(static_cast<wl_seat*>(wl_registry_bind(registry, name, &wl_seat_interface, 1)));
  wl_seat_add_listener(heard.seat.get(), &listener, data);
}

Told toldByWayland(xkb_context* context) {
  static const wl_registry_listener listener{.global = hearGlobal, .global_remove = [](auto...) {}};
  const Display display(wl_display_connect(nullptr));
  if (!display) return {};
  const Registry registry(wl_display_get_registry(display.get()));
  Heard heard{context, nullptr, nullptr};
  wl_registry_add_listener(registry.get(), &listener, &heard);
  for (int round = 0; round < 3 && !heard.map; ++round)  // the seat, what it has, the map
    if (wl_display_roundtrip(display.get()) < 0) break;
  return {heard.map, std::nullopt};
}

}  // namespace

void KeyboardMap::Freed::operator()(xkb_keymap* map) const { xkb_keymap_unref(map); }

std::optional<KeyboardMap> KeyboardMap::ofDisplay() {
  const Context context = quietContext();
  if (!context || !qApp) return std::nullopt;
  const QString display = QGuiApplication::platformName();
  Told told;
  if (display == QLatin1String("xcb")) told = toldByX11(context.get());
  if (display.startsWith(QLatin1String("wayland"))) told = toldByWayland(context.get());
  if (!told.map) return std::nullopt;
  return KeyboardMap(told.map, told.layout.value_or(0), told.layout.has_value());
}

std::optional<KeyboardMap> KeyboardMap::named(const char* layouts) {
  const Context context = quietContext();
  const xkb_rule_names names{.rules = nullptr, .model = nullptr, .layout = layouts, .variant = "", .options = ""};
  xkb_keymap* map = context ? xkb_keymap_new_from_names(context.get(), &names, XKB_KEYMAP_COMPILE_NO_FLAGS) : nullptr;
  if (!map) return std::nullopt;
  return KeyboardMap(map, 0, false);
}

QChar KeyboardMap::capIn(quint32 layout, quint32 place) const {
  const xkb_keysym_t* given = nullptr;
  if (xkb_keymap_key_get_syms_by_level(map_.get(), place, layout, 0, &given) != 1) return {};
  const quint32 letter = xkb_keysym_to_utf32(given[0]);
  const QChar cap = letter <= 0xFFFF ? QChar(static_cast<char16_t>(letter)).toUpper() : QChar();
  return cap.isLetterOrNumber() || cap.isMark() ? cap : QChar();
}

QChar KeyboardMap::capAt(quint32 place) const { return capIn(layout_, place); }

bool KeyboardMap::turnTo(quint32 place, QChar letter) {
  if (capIn(layout_, place) == letter) return true;
  for (quint32 layout = 0; layout < xkb_keymap_num_layouts(map_.get()); ++layout)
    if (capIn(layout, place) == letter) {
      layout_ = layout;
      return true;
    }
  return false;
}

}  // namespace playsheet
