// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_stack.h"

#include <QApplication>
#include <algorithm>
#include <utility>

namespace playsheet {

void PageStack::setGround(QWidget* ground) {
  if (indexOf(ground) < 0) addWidget(ground);
  ground_ = ground;
  if (open_.empty()) setCurrentWidget(ground);
}

void PageStack::setLook(const Look& look) {
  look_ = look;
  for (const auto& page : pages_)
    if (page->widget) page->setLook(look);
}

void PageStack::ensure(Page* page) {
  if (page->widget) return;
  page->widget = page->ways.make();
  page->setLook(look_);
  addWidget(page->widget);
}

void PageStack::open(Page* page) {
  std::size_t kept = 0;  // so many stay under it
  while (kept < open_.size() && open_[kept] != page &&
         (page->ways.overAll ||
          std::find(page->ways.over.begin(), page->ways.over.end(), open_[kept]) != page->ways.over.end()))
    ++kept;
  const bool again = kept < open_.size() && open_[kept] == page;
  closeFrom(again ? kept + 1 : kept);
  ensure(page);
  emit opening();
  if (!again) open_.push_back(page);
  setCurrentWidget(page->widget);
  if (page->ways.enter) page->ways.enter();
  emit opened();
}

void PageStack::closeFrom(std::size_t first) {
  if (first >= open_.size()) return;
  const std::vector<Page*> gone(open_.begin() + static_cast<std::ptrdiff_t>(first), open_.end());
  open_.resize(first);
  for (auto page = gone.rbegin(); page != gone.rend(); ++page)
    if ((*page)->ways.leave) (*page)->ways.leave();
  setCurrentWidget(open_.empty() ? ground_ : open_.back()->widget);
  emit closed();
}

void PageStack::close(const Page* page) {
  const auto at = std::find(open_.begin(), open_.end(), page);
  closeFrom(static_cast<std::size_t>(at - open_.begin()));
}

void PageStack::closePages() {
  const auto at = std::find_if(open_.begin(), open_.end(), [](const Page* page) { return !page->ways.overAll; });
  closeFrom(static_cast<std::size_t>(at - open_.begin()));
}

void PageStack::closeAll() { closeFrom(0); }

bool PageStack::isOpen(const Page* page) const { return std::find(open_.begin(), open_.end(), page) != open_.end(); }

const Page* PageStack::top() const {
  const auto at = std::find_if(open_.rbegin(), open_.rend(), [](const Page* page) { return !page->ways.overAll; });
  return at == open_.rend() ? nullptr : *at;
}

void PageStack::drop(Page* page) {
  close(page);
  takeAway(page);
}

/// Where it was shown the ground is, and not whatever page the stack would show in its place: that one would ask for
/// what is just being taken away.
void PageStack::takeAway(Page* page) {
  if (!page->widget) return;
  if (currentWidget() == page->widget) setCurrentWidget(ground_);
  QWidget* gone = std::exchange(page->widget, nullptr);
  page->dropped();
  delete gone;
}

void PageStack::dropOfCards() {
  for (const auto& page : pages_)
    if (page->ways.ofCards) drop(page.get());
}

void PageStack::clear() {
  open_.clear();
  if (ground_) setCurrentWidget(ground_);
  for (const auto& page : pages_) drop(page.get());
}

void PageStack::changeWords() {
  std::vector<std::pair<Page*, std::function<void()>>> anew;
  for (const auto& page : pages_) {
    if (!page->widget) continue;
    if (page->ways.wordsChanged)
      page->ways.wordsChanged();
    else
      anew.emplace_back(page.get(), page->ways.place ? page->ways.place() : nullptr);
  }
  for (const auto& [page, back] : anew) takeAway(page);
  for (const auto& [page, back] : anew) {
    if (!back && !isOpen(page)) continue;
    ensure(page);
    if (back) back();
  }
  // Each lies where it lay; from the bottom up, so that the page on top has the keys.
  for (Page* page : open_) {
    setCurrentWidget(page->widget);
    const bool made = std::any_of(anew.begin(), anew.end(), [page](const auto& each) { return each.first == page; });
    if (made && page->ways.enter) page->ways.enter();
  }
  if (!open_.empty() && !open_.back()->widget->isAncestorOf(QApplication::focusWidget()))
    open_.back()->widget->setFocus();
}

}  // namespace playsheet
