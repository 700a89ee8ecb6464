// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <charconv>
#include <vector>

#include "engine/naruto/actions/action.h"
#include "engine/naruto/cards/card_code.h"

namespace naruto {
namespace {

constexpr int kMostCoins = 99;  ///< at once; the number is kept in a signed byte

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

std::string text(const Adjust& a) {
  switch (a.what) {
    case Adjustment::move: {
      if (a.to == Zone::village) return fmt::format("adjust move {} to village {}", a.card, table::name_of(a.player));
      const std::string_view end = a.to != Zone::deck ? "" : a.to_bottom ? " bottom" : " top";
      return fmt::format("adjust move {} to {}{}", a.card, table::name_of(a.to), end);
    }
    case Adjustment::injure:
      return fmt::format("adjust injure {}", a.card);
    case Adjustment::heal:
      return fmt::format("adjust heal {}", a.card);
    case Adjustment::coins:
      return fmt::format("adjust coins {} {} {} {}", a.card, table::name_of(a.coin), a.n < 0 ? "less" : "more",
                         a.n < 0 ? -a.n : a.n);
    case Adjustment::control:
      return fmt::format("adjust control {} {}", a.card, table::name_of(a.player));
    case Adjustment::marker:
      return fmt::format("adjust marker {} {}", table::name_of(a.player), a.n);
    case Adjustment::shuffle:
      break;
  }
  return fmt::format("adjust shuffle {}", table::name_of(a.player));
}

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
  std::string_view word(std::size_t i) const { return words_[i]; }
  std::uint8_t n(std::size_t i) const { return numbers_[i]; }

 private:
  std::vector<std::string_view> words_;
  std::vector<std::uint8_t> numbers_;
};

/// "adjust …": the forms of the judge's desk.
std::optional<Action> read_adjust(Reader& r) {
  using enum Adjustment;
  if (r.is({"adjust", "injure", "#"})) return Adjust{.what = injure, .card = r.n(0)};
  if (r.is({"adjust", "heal", "#"})) return Adjust{.what = heal, .card = r.n(0)};
  if (r.is({"adjust", "move", "#", "to", "deck", "top"})) return Adjust{.what = move, .card = r.n(0), .to = Zone::deck};
  if (r.is({"adjust", "move", "#", "to", "deck", "bottom"}))
    return Adjust{.what = move, .card = r.n(0), .to = Zone::deck, .to_bottom = true};
  if (r.is({"adjust", "move", "#", "to", "code"})) {
    const auto to = table::from_name<Zone>(r.last());
    if (to && *to != Zone::deck && *to != Zone::village) return Adjust{.what = move, .card = r.n(0), .to = *to};
  }
  if (r.is({"adjust", "coins", "#", "code", "code", "#"})) {
    const auto coin = table::from_name<CoinKind>(r.word(3));
    const bool less = r.word(4) == "less";
    if (coin && (less || r.word(4) == "more") && r.n(1) <= kMostCoins)
      return Adjust{
          .what = coins, .card = r.n(0), .coin = *coin, .n = static_cast<std::int8_t>(less ? -r.n(1) : r.n(1))};
  }
  for (const PlayerId player : table::kPlayers) {
    const std::string_view name = table::name_of(player);
    if (r.is({"adjust", "move", "#", "to", "village", name}))
      return Adjust{.what = move, .card = r.n(0), .player = player, .to = Zone::village};
    if (r.is({"adjust", "control", "#", name})) return Adjust{.what = control, .card = r.n(0), .player = player};
    if (r.is({"adjust", "marker", name, "#"}) && r.n(0) <= kMostCoins)
      return Adjust{.what = marker, .player = player, .n = static_cast<std::int8_t>(r.n(0))};
    if (r.is({"adjust", "shuffle", name})) return Adjust{.what = shuffle, .player = player};
  }
  return std::nullopt;
}

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
  if (r.is({"name", "code"}) && is_card_code(r.last())) return NameCard{r.last()};
  if (r.is({"yes"})) return Answer{true};
  if (r.is({"no"})) return Answer{false};
  if (r.is({"done"})) return Done{};
  if (r.is({"pass"})) return Pass{};
  if (r.is({"concede", "south"})) return Concede{PlayerId::south};
  if (r.is({"concede", "north"})) return Concede{PlayerId::north};
  return read_adjust(r);
}

}  // namespace naruto
