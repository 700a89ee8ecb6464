// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/joining.h"

#include <algorithm>

#include "ui/wording/marks.h"

namespace playsheet::wording {

std::string capitalised(std::string text) {
  if (text.empty()) return text;
  const auto first = static_cast<unsigned char>(text[0]);
  if (first >= 'a' && first <= 'z') {
    text[0] = static_cast<char>(first - 'a' + 'A');
  } else if (first == 0xC3 && text.size() > 1) {
    // Latin letters with accents are two bytes in UTF-8; the capital is 0x20 below.
    const auto second = static_cast<unsigned char>(text[1]);
    if (second >= 0xA0 && second <= 0xBE) text[1] = static_cast<char>(second - 0x20);
  }
  return text;
}

std::string with_article(const std::string& text) {
  const bool vowel =
      !text.empty() && (std::string_view("aeioAEIO").find(text[0]) != std::string_view::npos || text.starts_with("un"));
  return (vowel ? "an " : "a ") + text;
}

std::string enumerated(const std::vector<std::string>& items, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? last : std::string_view(", ");
    text += items[i];
  }
  return text;
}

std::string spaced(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    if (word.empty()) continue;
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

namespace {

/// Where the next word begins, or the end.
std::size_t next_word(std::string_view text, std::size_t from) {
  const auto blank = text.find(' ', from);
  return blank == std::string_view::npos ? text.size() : blank + 1;
}

bool links_at(std::string_view text, std::size_t at, const std::vector<std::string_view>& links) {
  if (at >= text.size()) return false;
  const std::string_view rest = text.substr(at);
  for (const std::string_view link : links)
    if (rest.starts_with(link) && (rest.size() == link.size() || rest[link.size()] == ' ')) return true;
  return false;
}

/// The words before this place end with one of the labels.
bool labelled_at(std::string_view text, std::size_t at, const std::vector<std::string_view>& labels) {
  for (const std::string_view label : labels)
    if (at > label.size() && text.substr(0, at - 1).ends_with(label)) return true;
  return false;
}

}  // namespace

std::vector<std::string> without_repeats(const std::vector<std::string>& items,
                                         const std::vector<std::string_view>& links,
                                         const std::vector<std::string_view>& labels) {
  if (items.size() < 2) return items;
  const std::string& first = items.front();
  std::size_t cut = 0;
  for (std::size_t at = next_word(first, 0); at < first.size(); at = next_word(first, at)) {
    bool common = true;
    bool linked = true;
    for (const std::string& item : items) {
      common = common && item.compare(0, at, first, 0, at) == 0;
      linked = linked && links_at(item, at, links);
    }
    if (!common) break;
    if (linked || labelled_at(first, at, labels)) cut = at;
  }
  std::vector<std::string> said = items;
  for (std::size_t i = 1; i < said.size(); ++i) said[i].erase(0, cut);
  return said;
}

namespace {

/// A part of a name cannot: "Fugaku Uchiha and Mikoto Uchiha".
bool can_stand_once(std::string_view end) {
  for (const std::string_view noun : {"Ninja", "Jutsu", "Mission", "Client", "Battle Reward"})
    if (end.starts_with(noun)) return true;
  // In Italian and Portuguese these stand behind the figure that they are said of.
  for (const std::string_view trait : {"stampat", "impress", "da Sano", "da Ferito"})
    if (end.starts_with(trait)) return false;
  return !end.empty() && (end.front() < 'A' || end.front() > 'Z');
}

/// The blank in front of the last words that both end in, or the end; something stays in front of it.
std::size_t shared_end(std::string_view a, std::string_view b) {
  std::size_t found = a.size();
  for (std::size_t at = a.rfind(' '); at != std::string_view::npos && at > 0; at = a.rfind(' ', at - 1)) {
    const std::string_view end = a.substr(at);
    if (b.size() <= end.size() || !b.ends_with(end)) break;
    if (can_stand_once(end.substr(1))) found = at;
  }
  return found;
}

}  // namespace

std::string with_shared_ends(const std::vector<std::string>& items, std::string_view last) {
  std::vector<std::string> plain;
  plain.reserve(items.size());
  for (const std::string& item : items) plain.push_back(without_marks(item));
  const auto joins = last.substr(0, last.find_last_not_of(' ') + 1);  // " and": no head can end in it
  std::vector<std::string> groups;
  bool composite = false;
  bool plain_heads = true;
  std::vector<std::string> all_heads;
  std::string last_end;
  for (std::size_t i = 0; i < items.size();) {
    std::string end;
    std::size_t j = i + 1;
    for (; j < items.size(); ++j) {
      const std::string now = plain[i].substr(shared_end(plain[i], plain[j]));
      if (now.empty()) break;
      if (end.empty() || end.ends_with(now)) end = now;
    }
    std::vector<std::string> heads(plain.begin() + static_cast<std::ptrdiff_t>(i),
                                   plain.begin() + static_cast<std::ptrdiff_t>(j));
    for (std::string& head : heads) head.resize(head.size() - end.size());
    if (std::any_of(heads.begin(), heads.end(),
                    [&](const auto& head) { return head.empty() || head.ends_with(joins); }))
      return enumerated(items, last);
    heads.back() = items[j - 1];  // it keeps the end, and its marks
    composite = composite || heads.size() > 1;
    groups.push_back(enumerated(heads, last));
    // Only the last ones share an end: "a Ninja Toad, Snake or Slug Ninja".
    plain_heads = plain_heads && last_end.empty();
    last_end = end;
    all_heads.insert(all_heads.end(), heads.begin(), heads.end());
    i = j;
  }
  if (plain_heads) return enumerated(all_heads, last);
  if (groups.size() == 2 && composite && items.size() > 3) return groups[0] + "," + std::string(last) + groups[1];
  return enumerated(groups, last);
}

std::vector<std::string> with_noun_once(const std::vector<std::string>& items, const std::vector<Pronoun>& pronouns,
                                        const std::vector<std::string_view>& links,
                                        const std::vector<std::string_view>& labels) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < items.size();) {
    const auto known = std::find_if(pronouns.begin(), pronouns.end(),
                                    [&](const Pronoun& one) { return items[i].starts_with(one.words); });
    const std::string_view first = items[i];
    const std::string_view noun =
        known == pronouns.end() ? first : first.substr(0, next_word(first, known->words.size()));
    std::size_t j = i + 1;
    while (j < items.size() && noun.size() < first.size() && items[j].starts_with(noun)) ++j;
    auto run = without_repeats(
        {items.begin() + static_cast<std::ptrdiff_t>(i), items.begin() + static_cast<std::ptrdiff_t>(j)}, links,
        labels);
    for (std::size_t k = 0; k < run.size(); ++k)
      all.push_back(k == 0 || run[k].size() == items[i + k].size() ? run[k] : std::string(known->pronoun) + run[k]);
    i = j;
  }
  return all;
}

std::string_view beginning_of(std::string_view text, const std::vector<std::string_view>& beginnings) {
  const std::string plain = without_marks(text);
  for (const std::string_view one : beginnings)
    if (plain.starts_with(one)) return one;
  return {};
}

std::vector<std::string> with_shared_beginnings(
    const std::vector<std::string>& items, const std::vector<std::string_view>& beginnings,
    const std::function<std::string(const std::vector<std::string>&)>& join) {
  std::vector<std::string> groups;
  for (std::size_t i = 0; i < items.size();) {
    const std::string_view begun = beginnings[i];
    std::vector<std::string> rest{items[i]};
    for (++i; i < items.size() && !begun.empty() && beginnings[i] == begun; ++i)
      rest.push_back(cut_front(items[i], begun.size()));
    if (rest.size() > 1) rest.front() = cut_front(rest.front(), begun.size());
    groups.push_back(rest.size() > 1 ? std::string(begun) + join(rest) : rest.front());
  }
  return groups;
}

std::string with_one_bearer(std::vector<std::string> figures, std::string_view link, std::string_view last) {
  const std::string whole = without_marks(figures.back());
  const auto at = whole.rfind(link);
  if (at == std::string::npos) return enumerated(figures, last);
  const std::string bearer = whole.substr(at);
  for (std::size_t i = 0; i + 1 < figures.size(); ++i) {
    std::string figure = without_marks(figures[i]);
    if (!figure.ends_with(bearer)) return enumerated(figures, last);
    figure.resize(figure.size() - bearer.size());
    figures[i] = figure;
  }
  return enumerated(figures, last);
}

std::size_t word_count(std::string_view text) {
  std::size_t count = 0;
  bool inside = false;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\n';
    if (!blank && !inside) ++count;
    inside = !blank;
  }
  return count;
}

std::size_t longest_sentence(std::string_view text) {
  std::size_t longest = 0;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min({text.find(". ", from), text.find(".\n", from), text.size()});
    longest = std::max(longest, word_count(text.substr(from, end - from)));
    from = end + 2;
  }
  return longest;
}

}  // namespace playsheet::wording
