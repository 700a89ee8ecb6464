// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/editions/agreed_list.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <memory>
#include <vector>

namespace naruto {
namespace {

/// One list. `cards` refer to `codes`, and both stay where they are.
struct AgreedList {
  std::string text{kNoAgreedList};
  std::deque<std::string> codes;
  std::vector<LimitedCard> cards;
};

/// A list that was read, and those read before it.
struct Kept {
  AgreedList list;
  std::size_t number = 0;
  const Kept* before = nullptr;
};

/// The newest. Lists are only added, so that readers need no lock.
std::atomic<const Kept*> newest{nullptr};

const Kept* kept_as(std::string_view text, const Kept* from) {
  while (from != nullptr && from->list.text != text) from = from->before;
  return from;
}

std::optional<std::size_t> keep(AgreedList list) {
  auto mine = std::make_unique<Kept>();
  mine->list = std::move(list);
  const Kept* last = newest.load();
  do {
    if (const Kept* same = kept_as(mine->list.text, last)) return same->number;
    if (last != nullptr && last->number >= kMostLists) return std::nullopt;
    mine->before = last;
    mine->number = last != nullptr ? last->number + 1 : 1;
  } while (!newest.compare_exchange_weak(last, mine.get()));
  return mine.release()->number;
}

const AgreedList& list_at(std::size_t number) {
  static const AgreedList empty;
  for (const Kept* each = newest.load(); each != nullptr; each = each->before)
    if (each->number == number) return each->list;
  return empty;
}

bool is_code_letter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

/// "N-001:2" or "N-001".
bool add_card(AgreedList& list, std::string_view entry) {
  const auto colon = std::min(entry.find(':'), entry.size());
  const auto number = entry.substr(std::min(colon + 1, entry.size()));
  std::string code(entry.substr(0, colon));
  if (code.empty() || !std::all_of(code.begin(), code.end(), is_code_letter)) return false;
  std::transform(code.begin(), code.end(), code.begin(),
                 [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  if (colon < entry.size() && number != "1" && number != "2") return false;
  if (std::find(list.codes.begin(), list.codes.end(), code) != list.codes.end()) return false;
  list.codes.push_back(std::move(code));
  list.cards.push_back({list.codes.back(), list.codes.back(), number == "2" ? kMostOfLimited : 1});
  return true;
}

}  // namespace

std::optional<std::size_t> find_agreed_list(std::string_view text) {
  if (text == kNoAgreedList) return 0;
  AgreedList list;
  list.text.clear();
  for (std::size_t from = 0; from <= text.size();) {
    const auto to = std::min(text.find('+', from), text.size());
    if (list.cards.size() >= kMostAgreed || !add_card(list, text.substr(from, to - from))) return std::nullopt;
    const LimitedCard& card = list.cards.back();
    list.text += std::string(from > 0 ? "+" : "") + std::string(card.code) + (card.most == 2 ? ":2" : ":1");
    from = to + 1;
  }
  return keep(std::move(list));
}

std::string_view text_of_agreed_list(std::size_t number) { return list_at(number).text; }

std::span<const LimitedCard> agreed_list(std::size_t number) { return list_at(number).cards; }

}  // namespace naruto
