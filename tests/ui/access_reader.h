// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QWidget>
#include <functional>
#include <vector>

#include "ui/widgets/telling.h"

/// Reads a window as a screen reader does: through the accessibility tree and its events, nothing else.
namespace playsheet::testing {

struct Told {
  QAccessible::Role role = QAccessible::NoRole;
  QString name, description;
  QRect rect;
  QAccessible::State state;
  int depth = 0;

  /// Everything that a listener could tell apart.
  QString whole() const {
    const QString flags = QStringLiteral("%1%2%3%4%5%6")
                              .arg(state.invisible)
                              .arg(state.disabled)
                              .arg(state.selected)
                              .arg(state.focusable)
                              .arg(state.focused)
                              .arg(state.invalid);
    return QStringLiteral("%1|%2|%3|%4|%5,%6 %7x%8|%9")
        .arg(depth)
        .arg(role)
        .arg(name, description)
        .arg(rect.x())
        .arg(rect.y())
        .arg(rect.width())
        .arg(rect.height())
        .arg(flags);
  }
};

/// Every visible thing in the order of the tree.
inline std::vector<Told> readTree(QAccessibleInterface* top, int depth = 0) {
  std::vector<Told> all;
  if (!top || !top->isValid() || depth > 20) return all;
  const QAccessible::State state = top->state();
  if (state.invisible) return all;
  all.push_back(
      {top->role(), top->text(QAccessible::Name), top->text(QAccessible::Description), top->rect(), state, depth});
  for (int i = 0; i < top->childCount(); ++i) {
    const auto below = readTree(top->child(i), depth + 1);
    all.insert(all.end(), below.begin(), below.end());
  }
  return all;
}

inline std::vector<Told> readTree(QWidget* widget) { return readTree(QAccessible::queryAccessibleInterface(widget)); }

/// Listens while it lives.
class Listener {
 public:
  struct Heard {
    QAccessible::Event kind;
    QString name;
  };
  Listener() {
    listenInstead([this](const QAccessibleEvent& event) {
      const QAccessibleInterface* from = event.accessibleInterface();
      heard_.push_back({event.type(), from ? from->text(QAccessible::Name) : QString()});
      if (const QString said = announced(event); !said.isEmpty()) announcements_ << said;
    });
  }
  ~Listener() { listenInstead({}); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  const std::vector<Heard>& heard() const { return heard_; }
  void forget() {
    heard_.clear();
    announcements_.clear();
  }
  /// What was said aloud, in its order.
  const QStringList& announcements() const { return announcements_; }
  QStringList names(QAccessible::Event kind) const {
    QStringList all;
    for (const Heard& one : heard_)
      if (one.kind == kind) all << one.name;
    return all;
  }

 private:
  std::vector<Heard> heard_;
  QStringList announcements_;
};

}  // namespace playsheet::testing
