// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/gormiti/scenario/desk.h"

namespace gormiti::scenario {
namespace {

constexpr std::array<std::string_view, 17> kVerbs{"plays",     "deploys", "equips",  "uses", "attacks", "defends",
                                                  "picks",     "answers", "chooses", "cuts", "swaps",   "keeps",
                                                  "exchanges", "passes",  "to",      "ends", "concedes"};

class DecisionReader {
 public:
  DecisionReader(Reading& reading, PlayerId player)
      : reading_(reading), words_(reading.words), state_(reading.desk.state()), player_(player) {}

  Action read(std::string_view verb) {
    if (verb == "plays" || verb == "deploys" || verb == "equips") return play();
    if (verb == "uses") return use();
    if (verb == "attacks") return with([](CardId card) { return Action(DeclareAttacker{card}); });
    if (verb == "defends") return with([](CardId card) { return Action(ChooseDefender{card}); });
    if (verb == "picks") return pick();
    if (verb == "answers") return Answer{words_.one_of({"no", "yes"}, "yes or no") == 1};
    if (verb == "chooses")
      return ChooseHero{reading_.card([this](CardId card) { return state_[card].owner == player_; })};
    if (verb == "cuts") return Cut{static_cast<std::uint8_t>(words_.number(0, 99, "how many cards are lifted"))};
    if (verb == "swaps") return Swap{reading_.card(in(Zone::hand))};
    if (verb == "keeps") return keep();
    if (verb == "exchanges") return Exchange{true};
    if (verb == "passes") return Pass{};
    if (verb == "concedes") return Concede{};
    if (verb == "to") return words_.one_of({"combat"}, "combat"), Action(ToCombat{});
    if (words_.one_of({"turn", "combat"}, "turn or combat") == 0) return EndTurn{};
    return EndCombat{};
  }

 private:
  CardTest in(Zone zone) const {
    return [this, zone](CardId card) { return state_[card].zone == zone && state_[card].owner == player_; };
  }
  CardTest on_field() const {
    return [this](CardId card) { return is_field(state_[card].zone); };
  }

  template <class Made>
  Action with(Made&& made) {
    if (!words_.take("with")) words_.fail("expected \"with\" and a Fighter", {"with"});
    return made(reading_.card(on_field()));
  }

  /// "paying X Y"; whether these may pay, the game says.
  Payment payment() {
    Payment out;
    if (!words_.take("paying")) return out;
    for (const CardId card : reading_.cards([this](CardId each) {
           return state_[each].owner == player_ && (is_field(state_[each].zone) || state_[each].zone == Zone::hand);
         }))
      if (!out.full()) out.push_back(card);
    return out;
  }

  Action play() {
    // In the hand; else wherever it lies: the game refuses it.
    const bool held = std::any_of(state_[player_].hand.begin(), state_[player_].hand.end(),
                                  [&](CardId card) { return reading_.desk.code(card) == words_.peek(); });
    const CardId card = reading_.card(held ? in(Zone::hand) : CardTest{});
    if (words_.failed()) return Pass{};
    CardId bearer = kNoCard;
    if (words_.take("on")) bearer = reading_.card(on_field());
    const Payment paid = payment();
    switch (reading_.desk.cards[state_[card].definition].type) {
      case CardType::fighter:
        return Deploy{card, paid};
      case CardType::weapon:
        return Equip{card, bearer, paid};
      case CardType::arena:
        return PlayArena{card, paid};
      case CardType::magic:
        return PlayMagic{card, paid};
      case CardType::move:
        return PlayMove{card, paid};
    }
    return Pass{};
  }

  /// "uses X 2": its second ability, counted among all of them; without a number the first that can be used.
  Action use() {
    const CardId card = reading_.card(on_field());
    if (words_.failed()) return Pass{};
    int ability = 0;
    if (table::scenario::read_number(words_.peek(), ability)) {
      words_.next();
      return UseAbility{card, static_cast<std::uint8_t>(std::max(0, ability - 1)), payment()};
    }
    const auto& abilities = reading_.desk.cards[state_[card].definition].abilities;
    const auto first = std::find_if(abilities.begin(), abilities.end(),
                                    [](const Ability& each) { return each.kind == AbilityKind::activated; });
    return UseAbility{card, static_cast<std::uint8_t>(first == abilities.end() ? 0 : first - abilities.begin()),
                      payment()};
  }

  /// Of waiting abilities that of this card (G-D31), of cards this one.
  Action pick() {
    if (words_.take("nothing")) return NothingMore{};
    const CardId card = reading_.card();
    if (state_.question.kind != QuestionKind::pick_trigger) return Pick{card};
    for (std::uint8_t i = 0; i < state_.batch; ++i)
      if (state_.triggers[i].context.source.card == card) return PickTrigger{i};
    words_.fail_at(words_.column(), {}, "expected a card of which an ability waits");
    return Pass{};
  }

  Action keep() const {
    if (state_.question.kind == QuestionKind::exchange) return Exchange{false};
    return Keep{};
  }

  Reading& reading_;
  Cursor& words_;
  const GameState& state_;
  PlayerId player_;
};

}  // namespace

std::optional<std::pair<PlayerId, Action>> read_decision(Reading& reading) {
  const auto player = Reading::player_of(reading.words.peek());
  if (!player) return std::nullopt;
  reading.words.next();
  const std::size_t verb = reading.words.one_of({kVerbs.begin(), kVerbs.end()}, "what the player does");
  if (reading.words.failed()) return std::pair(*player, Action(Pass{}));
  const Action action = DecisionReader(reading, *player).read(kVerbs[verb]);
  return std::pair(*player, action);
}

void check_decision(Cursor& words, const Desk& desk) {
  static constexpr std::array<std::string_view, 8> kOthers{"on", "paying", "with", "nothing",
                                                           "no", "yes",    "turn", "combat"};
  words.one_of({"A", "B"}, "a player: A or B");
  words.one_of({kVerbs.begin(), kVerbs.end()}, "what the player does");
  std::vector<std::string_view> known(kOthers.begin(), kOthers.end());
  for (const auto& [label, card] : desk.labels) known.push_back(label);
  for (DefinitionId id = 0; id < desk.cards.size(); ++id) known.push_back(desk.cards[id].code);
  while (!words.at_end()) {
    std::string_view word = words.peek();
    int number = 0;
    const bool owned = word.size() > 2 && word[1] == ':' && Reading::player_of(word.substr(0, 1));
    if (owned) word.remove_prefix(2);
    if (std::find(known.begin(), known.end(), word) == known.end() && word != "," &&
        !table::scenario::read_number(word, number))
      return words.fail("expected a card or a word of a decision", known);
    words.next();
  }
}

}  // namespace gormiti::scenario
