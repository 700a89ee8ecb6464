// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/editions/agreed_list.h"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <vector>

namespace naruto {
namespace {

/// One list. `cards` refer to `codes`, and both stay where they are.
struct AgreedList {
  std::string text{kNoAgreedList};
  std::deque<std::string> codes;
  std::vector<LimitedCard> cards;
};

/// All lists that were read, by number.
class Lists {
 public:
  Lists() : lists_(1) { numbers_.emplace(kNoAgreedList, 0); }

  std::optional<std::size_t> keep(AgreedList list) {
    const std::scoped_lock lock(mutex_);
    if (const auto found = numbers_.find(list.text); found != numbers_.end()) return found->second;
    if (lists_.size() >= kMostLists) return std::nullopt;
    AgreedList& kept = lists_.emplace_back(std::move(list));
    numbers_.emplace(kept.text, lists_.size() - 1);
    return lists_.size() - 1;
  }

  const AgreedList& at(std::size_t number) {
    const std::scoped_lock lock(mutex_);
    return lists_[number < lists_.size() ? number : 0];
  }

 private:
  std::mutex mutex_;
  std::deque<AgreedList> lists_;
  std::map<std::string, std::size_t, std::less<>> numbers_;
};

Lists& all_lists() {
  static Lists lists;
  return lists;
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
  return all_lists().keep(std::move(list));
}

std::string_view text_of_agreed_list(std::size_t number) { return all_lists().at(number).text; }

std::span<const LimitedCard> agreed_list(std::size_t number) { return all_lists().at(number).cards; }

}  // namespace naruto
