// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "ui/widgets/look.h"

namespace playsheet {

class MatchTable;
struct Page;

/// What a page does that comes over whatever the window shows. It is made when it is opened for the first time, and
/// kept when it is closed. Whatever is not given is nothing.
struct PageWays {
  std::function<QWidget*()> make;  ///< the stack asks for no more than one at a time, and deletes it
  std::function<void()> enter;     ///< it is shown from now on
  std::function<void()> leave;     ///< it has been closed
  /// The program speaks another language. Without this it is made anew.
  std::function<void()> wordsChanged;
  /// Where somebody is on it: what leads there again on the page that has been made anew.
  std::function<std::function<void()>()> place;
  std::function<MatchTable*()> table;  ///< a table that is on it
  std::vector<const Page*> over;       ///< pages that stay open under it
  bool overAll = false;                ///< whatever is open stays open under it
  bool ofCards = true;                 ///< it is made of the cards, and is nothing without them
};

/// A page that the stack knows.
struct Page {
  PageWays ways;
  std::function<void(const Look& look)> setLook;
  std::function<void()> dropped;
  QWidget* widget = nullptr;  ///< nothing before it was opened for the first time
};

/// What the window shows: the start or a table, and over it the pages that are open, the last one on top. What is done
/// with one page is done with all of them alike: a page is known by being added.
class PageStack : public QStackedWidget {
  Q_OBJECT
 public:
  using QStackedWidget::QStackedWidget;

  /// `at` points at the page as long as there is one. Its signal `closed` closes it.
  template <class Widget, class Make>
  Page* add(Widget*& at, Make make, PageWays ways) {
    auto page = std::make_unique<Page>();
    Page* known = page.get();
    ways.make = [this, known, &at, make = std::move(make)]() -> QWidget* {
      at = make();
      connect(at, &Widget::closed, this, [this, known] { close(known); });
      return at;
    };
    page->ways = std::move(ways);
    page->setLook = [&at](const Look& look) { at->setLook(look); };
    page->dropped = [&at] { at = nullptr; };
    pages_.push_back(std::move(page));
    return known;
  }

  /// What lies under all pages from now on; it is shown unless a page is open.
  void setGround(QWidget* ground);
  void setLook(const Look& look);

  void open(Page* page);
  void close(const Page* page);  ///< with those that are open over it
  /// All of them; pages that may lie over all stay if nothing else is open.
  void closePages();
  void closeAll();
  bool isOpen(const Page* page) const;
  bool isShown(const Page* page) const { return !open_.empty() && open_.back() == page; }
  /// The one that is open on top, apart from those that lie over all; nothing over the ground.
  const Page* top() const;

  /// Other cards from now on: what is made of them goes.
  void dropOfCards();
  /// All of them go, and none is told of it.
  void clear();
  /// The program speaks another language. What is open stays open, in the same order.
  void changeWords();

 signals:
  void opening();  ///< something comes over what is shown
  void opened();
  void closed();  ///< what was under it is shown again

 private:
  void closeFrom(std::size_t first);
  void ensure(Page* page);
  void drop(Page* page);
  void takeAway(Page* page);

  Look look_;
  QWidget* ground_ = nullptr;
  std::vector<std::unique_ptr<Page>> pages_;
  std::vector<Page*> open_;
};

}  // namespace playsheet
