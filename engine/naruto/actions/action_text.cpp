// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <charconv>
#include <vector>

#include "engine/naruto/actions/action.h"

namespace naruto {
namespace {

std::string text(const CallToss& a) { return a.heads ? "call heads" : "call tails"; }
std::string text(const ChooseStarter& a) { return fmt::format("start {}", table::name_of(a.starter)); }
std::string text(const ChangeHand& a) { return a.change ? "change hand" : "keep hand"; }
std::string text(const Play& a) {
  return a.on == kNoCard ? fmt::format("play {}", a.card) : fmt::format("play {} on {}", a.card, a.on);
}
std::string text(const UseEffect& a) { return fmt::format("use {} effect {}", a.card, a.ability); }
std::string text(const Charge& a) { return fmt::format("charge {}", a.card); }
std::string text(const Join& a) { return fmt::format("join {} with {}", a.ninja, a.with); }
std::string text(const LeaveOut& a) { return fmt::format("leave out {}", a.ninja); }
std::string text(const Send& a) { return fmt::format("send {}", a.head); }
std::string text(const Block& a) { return fmt::format("block {} against {}", a.head, a.attacker); }
std::string text(const Pick& a) { return fmt::format("pick {}", a.card); }
std::string text(const PickNumber& a) { return fmt::format("number {}", a.number); }
std::string text(const NameCard& a) { return fmt::format("name {}", a.text()); }
std::string text(const Answer& a) { return a.yes ? "yes" : "no"; }
std::string text(const Done&) { return "done"; }
std::string text(const Pass&) { return "pass"; }
std::string text(const Concede& a) { return fmt::format("concede {}", table::name_of(a.player)); }

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const auto end = text.find(' ');
    if (end != 0) words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return words;
}

/// Words of an action, read against a pattern of fixed words and numbers ("#").
class Reader {
 public:
  explicit Reader(std::string_view text) : words_(words_of(text)) {}

  bool is(std::initializer_list<std::string_view> pattern) {
    numbers_.clear();
    if (words_.size() != pattern.size()) return false;
    std::size_t i = 0;
    for (const auto word : pattern) {
      const auto given = words_[i++];
      if (word == "code") continue;  // any word
      if (word == "#") {
        std::uint8_t n = 0;
        const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), n);
        if (error != std::errc{} || end != given.data() + given.size()) return false;
        numbers_.push_back(n);
      } else if (word != given) {
        return false;
      }
    }
    return true;
  }
  std::string_view last() const { return words_.back(); }
  std::uint8_t n(std::size_t i) const { return numbers_[i]; }

 private:
  std::vector<std::string_view> words_;
  std::vector<std::uint8_t> numbers_;
};

}  // namespace

std::string to_text(const Action& action) {
  return std::visit([](const auto& a) { return text(a); }, action);
}

std::optional<Action> read_action(std::string_view given) {
  Reader r(given);
  if (r.is({"call", "heads"})) return CallToss{true};
  if (r.is({"call", "tails"})) return CallToss{false};
  if (r.is({"start", "south"})) return ChooseStarter{PlayerId::south};
  if (r.is({"start", "north"})) return ChooseStarter{PlayerId::north};
  if (r.is({"keep", "hand"})) return ChangeHand{false};
  if (r.is({"change", "hand"})) return ChangeHand{true};
  if (r.is({"play", "#"})) return Play{r.n(0), kNoCard};
  if (r.is({"play", "#", "on", "#"})) return Play{r.n(0), r.n(1)};
  if (r.is({"use", "#", "effect", "#"})) return UseEffect{r.n(0), r.n(1)};
  if (r.is({"charge", "#"})) return Charge{r.n(0)};
  if (r.is({"join", "#", "with", "#"})) return Join{r.n(0), r.n(1)};
  if (r.is({"leave", "out", "#"})) return LeaveOut{r.n(0)};
  if (r.is({"send", "#"})) return Send{r.n(0)};
  if (r.is({"block", "#", "against", "#"})) return Block{r.n(0), r.n(1)};
  if (r.is({"pick", "#"})) return Pick{r.n(0)};
  if (r.is({"number", "#"})) return PickNumber{r.n(0)};
  if (r.is({"name", "code"})) return NameCard{r.last()};
  if (r.is({"yes"})) return Answer{true};
  if (r.is({"no"})) return Answer{false};
  if (r.is({"done"})) return Done{};
  if (r.is({"pass"})) return Pass{};
  if (r.is({"concede", "south"})) return Concede{PlayerId::south};
  if (r.is({"concede", "north"})) return Concede{PlayerId::north};
  return std::nullopt;
}

}  // namespace naruto
