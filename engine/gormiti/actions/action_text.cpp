// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <charconv>
#include <vector>

#include "engine/gormiti/actions/action.h"

namespace gormiti {
namespace {

std::string paying(const Payment& payment) {
  return payment.empty() ? std::string() : fmt::format(" paying {}", fmt::join(payment, " "));
}

std::string text(const ChooseHero& a) { return fmt::format("hero {}", a.card); }
std::string text(const Cut& a) { return fmt::format("cut {}", a.at); }
std::string text(const Exchange& a) { return a.exchange ? "exchange hand" : "keep hand"; }
std::string text(const Deploy& a) { return fmt::format("deploy {}{}", a.card, paying(a.payment)); }
std::string text(const Equip& a) { return fmt::format("equip {} on {}{}", a.card, a.bearer, paying(a.payment)); }
std::string text(const PlayArena& a) { return fmt::format("arena {}{}", a.card, paying(a.payment)); }
std::string text(const PlayMagic& a) { return fmt::format("magic {}{}", a.card, paying(a.payment)); }
std::string text(const UseAbility& a) {
  return fmt::format("use {} ability {}{}", a.card, a.ability, paying(a.payment));
}
std::string text(const ToCombat&) { return "combat"; }
std::string text(const EndTurn&) { return "end turn"; }
std::string text(const DeclareAttacker& a) { return fmt::format("attack {}", a.card); }
std::string text(const EndCombat&) { return "end combat"; }
std::string text(const ChooseDefender& a) { return fmt::format("defend {}", a.card); }
std::string text(const PlayMove& a) { return fmt::format("move {}{}", a.card, paying(a.payment)); }
std::string text(const Pass&) { return "pass"; }
std::string text(const PickTrigger& a) { return fmt::format("trigger {}", a.index); }
std::string text(const Pick& a) { return fmt::format("pick {}", a.card); }
std::string text(const NothingMore&) { return "nothing more"; }
std::string text(const Answer& a) { return a.yes ? "yes" : "no"; }
std::string text(const Keep&) { return "keep"; }
std::string text(const Swap& a) { return fmt::format("swap {}", a.card); }
std::string text(const Concede&) { return "concede"; }
std::string text(const Adjust& a) {
  switch (a.what) {
    case Adjustment::move:
      return a.to == Zone::weapons ? fmt::format("adjust move {} to weapons on {}", a.card, a.bearer)
                                   : fmt::format("adjust move {} to {}", a.card, table::name_of(a.to));
    case Adjustment::damage:
      return fmt::format("adjust damage {} to {}", a.card, a.n);
    case Adjustment::counters:
      return fmt::format("adjust counters {} kind {} to {}", a.card, a.counter, a.n);
    case Adjustment::shuffle:
      break;
  }
  return fmt::format("adjust shuffle seat {}", static_cast<int>(a.player) + 1);
}

std::vector<std::string_view> words_of(std::string_view given) {
  std::vector<std::string_view> words;
  for (;;) {
    const auto end = given.find(' ');
    words.push_back(given.substr(0, end));
    if (end == std::string_view::npos) break;
    given.remove_prefix(end + 1);
  }
  return words;
}

/// The words of an action, read from the front; the first that does not fit makes it none.
class Words {
 public:
  explicit Words(std::string_view given) : words_(words_of(given)) {}

  /// These words come next, and are passed over.
  bool are(std::initializer_list<std::string_view> expected) {
    if (at_ + expected.size() > words_.size()) return false;
    std::size_t i = at_;
    for (const std::string_view word : expected)
      if (words_[i++] != word) return false;
    at_ = i;
    return true;
  }
  template <class N = std::uint8_t>
  N number() {
    N n = 0;
    const std::string_view word = next();
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
    return error != std::errc{} || end != word.data() + word.size() ? fail() : n;
  }
  /// The name of a zone.
  Zone zone() {
    const auto named = table::from_name<Zone>(next());
    return named ? *named : static_cast<Zone>(fail());
  }
  Payment payment() {
    Payment out;
    if (!are({"paying"})) return out;
    do {
      const std::uint8_t card = number();
      if (out.size() == kMostPaid)
        fail();
      else
        out.push_back(card);
    } while (good_ && at_ < words_.size());
    return out;
  }
  std::optional<Action> whole(const Action& action) const {
    return good_ && at_ == words_.size() ? std::optional(action) : std::nullopt;
  }

 private:
  std::uint8_t fail() {
    good_ = false;
    return 0;
  }
  /// Empty behind the last one.
  std::string_view next() { return at_ < words_.size() ? words_[at_++] : std::string_view(); }

  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
  bool good_ = true;
};

std::optional<Action> read_play(Words& words) {
  if (words.are({"deploy"})) {
    const auto card = words.number();
    return words.whole(Deploy{card, words.payment()});
  }
  if (words.are({"equip"})) {
    const auto card = words.number();
    const bool on = words.are({"on"});
    const auto bearer = words.number();
    const Action equip = Equip{card, bearer, words.payment()};
    return on ? words.whole(equip) : std::nullopt;
  }
  if (words.are({"arena"})) {
    const auto card = words.number();
    return words.whole(PlayArena{card, words.payment()});
  }
  if (words.are({"magic"})) {
    const auto card = words.number();
    return words.whole(PlayMagic{card, words.payment()});
  }
  if (words.are({"move"})) {
    const auto card = words.number();
    return words.whole(PlayMove{card, words.payment()});
  }
  if (!words.are({"use"})) return std::nullopt;
  const auto card = words.number();
  const bool named = words.are({"ability"});
  const auto ability = words.number();
  const Action use = UseAbility{card, ability, words.payment()};
  return named ? words.whole(use) : std::nullopt;
}

/// Behind "adjust".
std::optional<Action> read_adjust(Words& words) {
  Adjust out;
  const auto to = [&] { return words.are({"to"}); };
  if (words.are({"move"})) {
    out.card = words.number();
    if (!to()) return std::nullopt;
    out.to = words.zone();
    if (out.to != Zone::weapons) return words.whole(out);
    if (!words.are({"on"})) return std::nullopt;
    out.bearer = words.number();
    return words.whole(out);
  }
  if (words.are({"damage"})) {
    out.what = Adjustment::damage;
    out.card = words.number();
  } else if (words.are({"counters"})) {
    out.what = Adjustment::counters;
    out.card = words.number();
    if (!words.are({"kind"})) return std::nullopt;
    out.counter = words.number();
  } else {
    out.what = Adjustment::shuffle;
    if (!words.are({"shuffle", "seat"})) return std::nullopt;
    const auto seat = words.number();
    if (seat != 1 && seat != 2) return std::nullopt;
    out.player = seat == 1 ? PlayerId::south : PlayerId::north;
    return words.whole(out);
  }
  if (!to()) return std::nullopt;
  out.n = words.number<std::int16_t>();
  return words.whole(out);
}

}  // namespace

std::string to_text(const Action& action) {
  return std::visit([](const auto& a) { return text(a); }, action);
}

std::optional<Action> read_action(std::string_view given) {
  Words words(given);
  // A word that other actions begin with stands behind them.
  if (words.are({"hero"})) return words.whole(ChooseHero{words.number()});
  if (words.are({"cut"})) return words.whole(Cut{words.number()});
  if (words.are({"exchange", "hand"})) return words.whole(Exchange{true});
  if (words.are({"keep", "hand"})) return words.whole(Exchange{false});
  if (words.are({"combat"})) return words.whole(ToCombat{});
  if (words.are({"end", "turn"})) return words.whole(EndTurn{});
  if (words.are({"end", "combat"})) return words.whole(EndCombat{});
  if (words.are({"attack"})) return words.whole(DeclareAttacker{words.number()});
  if (words.are({"defend"})) return words.whole(ChooseDefender{words.number()});
  if (words.are({"pass"})) return words.whole(Pass{});
  if (words.are({"trigger"})) return words.whole(PickTrigger{words.number()});
  if (words.are({"pick"})) return words.whole(Pick{words.number()});
  if (words.are({"nothing", "more"})) return words.whole(NothingMore{});
  if (words.are({"yes"})) return words.whole(Answer{true});
  if (words.are({"no"})) return words.whole(Answer{false});
  if (words.are({"keep"})) return words.whole(Keep{});
  if (words.are({"swap"})) return words.whole(Swap{words.number()});
  if (words.are({"concede"})) return words.whole(Concede{});
  if (words.are({"adjust"})) return read_adjust(words);
  return read_play(words);
}

}  // namespace gormiti
