// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_scene.h"

#include <algorithm>

#include "engine/rising_clan/effects/values.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/sheet/ledger_words.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet {

using namespace rising_clan;
using rising_clan_wording::SheetWord;
using table::PlayerId;

namespace {

constexpr std::array<Stat, 4> kAllStats{Stat::ATT, Stat::DIF, Stat::CST, Stat::INT};

class RingScene {
 public:
  using Step = RisingTable::Step;

  RingScene(const RisingTable& table, const SheetDressing& dressing, const Catalog& cards)
      : table_(table), view_(table.view), dressing_(dressing), cards_(cards), words_(programWording()) {}

  Scene scene() const {
    Scene out;
    out.players = view_.seats;
    out.viewer = view_.viewer == kNoSeat ? dressing_.bottom : playerOf(view_.viewer);
    out.active = view_.active == kNoSeat ? PlayerId::south : playerOf(view_.active);
    out.begun = view_.turn > 0;
    out.over = view_.outcome.cause != EndCause::none;
    for (std::size_t i = 0; i < static_cast<std::size_t>(view_.seats); ++i)
      out.seats[table::player_at(i)] = seat(table::player_at(i));
    out.middle = middle();
    out.rolls = rolls();
    out.stocks = stocks();
    out.counters = counters();
    out.notice = notice();
    out.words = words();
    return out;
  }

 private:
  QString say(SheetWord word) const { return sheetText(word, words_); }
  const SeenPlayer& seen(PlayerId player) const { return view_.players[table::index(player)]; }
  const SeenPlayer& seen(SeatId seat) const { return view_.players[table::index(seat)]; }
  QString name(SeatId seat) const { return seat == kNoSeat ? QString() : dressing_.names[playerOf(seat)]; }
  QString stat(Stat stat) const { return fromView(rising_clan_wording::name_of(stat, words_)); }

  SceneCard card(const SeenCard& from, PlayerId player, SheetPlace place, const char* part) const {
    SceneCard out;
    out.id = cardNumber(from.id);
    out.face = from.known() ? from.definition : 0;
    out.owner = out.controller = player;
    out.place = place;
    out.part = QLatin1String(part);
    out.alike = -1;
    if (from.giver != kNoSeat) out.states << say(SheetWord::given_by).arg(name(from.giver));
    return out;
  }
  SceneCard secret(int id, int face, PlayerId player, SheetPlace place) const {
    SceneCard out;
    out.id = id;
    out.face = face;
    out.owner = out.controller = player;
    out.place = place;
    out.part = QStringLiteral("role");
    return out;
  }

  void addAll(ScenePile& pile, const SeenCards& from, PlayerId player, const char* part) const {
    for (const SeenCard& each : from) pile.cards.push_back(card(each, player, SheetPlace::Village, part));
  }

  SceneSeat seat(PlayerId player) const {
    const SeenPlayer& p = seen(player);
    const bool shown = dressing_.handShown[player];
    SceneSeat out;
    ScenePile& lies = out[SheetPlace::Village];
    const bool own = seatOf(player) == view_.viewer;
    if (p.role != kNoRole && !(own && shown && !p.revealed))
      lies.cards.push_back(secret(roleCardOf(player), kFirstRoleFace + p.role, player, SheetPlace::Village));
    addAll(lies, p.play, player, "permanent");
    addAll(lies, p.status, player, "status");
    addAll(lies, p.area, player, "harm");
    addAll(lies, p.credits, player, "credit");
    addAll(lies, p.gifts, player, "gift");
    lies.count = static_cast<int>(lies.cards.size());
    ScenePile& hand = out[SheetPlace::Hand];
    hand.count = static_cast<int>(p.hand_count);
    if (shown) {
      if (p.role != kNoRole && !p.revealed && own)
        hand.cards.push_back(secret(roleCardOf(player), kFirstRoleFace + p.role, player, SheetPlace::Hand));
      if (p.goal != kNoGoal)
        hand.cards.push_back(secret(goalCardOf(player), kFirstGoalFace + p.goal, player, SheetPlace::Hand));
      for (const SeenCard& each : p.hand) hand.cards.push_back(card(each, player, SheetPlace::Hand, ""));
      hand.count = std::max(hand.count, static_cast<int>(hand.cards.size()));
    }
    out.tallies = tallies(p);
    out.role = doing(player, p);
    if (p.revealed && p.role != kNoRole) out.emblem = QString::fromStdString(cards_.roles()[p.role].name);
    out.out = !p.in_game;
    return out;
  }

  std::vector<SceneTally> tallies(const SeenPlayer& p) const {
    std::vector<SceneTally> out;
    for (const Stat each : kAllStats) {
      const auto at = static_cast<std::size_t>(each);
      SceneTally tally;
      tally.brief = stat(each);
      tally.value = p.values[at];
      tally.shift = p.values[at] - p.base[at];
      tally.words = QStringLiteral("%1 %2").arg(stat(each)).arg(p.values[at]);
      out.push_back(tally);
    }
    const auto add = [&](const char* icon, SheetWord word, int value, bool always = false, bool warns = false) {
      if (value > 0 || always) out.push_back({QLatin1String(icon), {}, say(word).arg(value), value, 0, warns});
    };
    add("hand", SheetWord::cards_in_hand, static_cast<int>(p.hand_count), true);
    add("mission", SheetWord::conquered, static_cast<int>(p.conquered.size() + p.markers.size()), true);
    add("life", SheetWord::substitutions, p.substitutions, true);
    add("coin", SheetWord::credits, static_cast<int>(p.credits.size()));
    add("equip", SheetWord::gifts, static_cast<int>(p.gifts.size()));
    add("injured", SheetWord::wounds, p.wounds, false, true);
    add("minus", SheetWord::half_marks, p.half_marks, false, true);
    return out;
  }

  QString doing(PlayerId player, const SeenPlayer& p) const {
    const SeatId seat = seatOf(player);
    if (view_.outcome.supreme.has(seat)) return say(SheetWord::supreme_winner);
    if (view_.outcome.winners().has(seat)) return say(SheetWord::wins);
    if (!p.in_game) return say(SheetWord::eliminated);
    QStringList parts;
    if (!p.in_play) parts << say(SheetWord::captured);
    if (p.recall_marker || (p.in_play && !p.able)) parts << say(SheetWord::recalled);
    if (view_.fight.card != kNoCard && view_.fight.player == seat)
      parts << say(SheetWord::fights);
    else if (view_.outcome.cause == EndCause::none && view_.question.seat == seat)
      parts << say(SheetWord::asked);
    else if (view_.active == seat && view_.turn > 0)
      parts << say(SheetWord::has_turn);
    return parts.join(QStringLiteral(", "));
  }

  /// The creature first, or the event; then what is used.
  std::vector<SceneCard> middle() const {
    std::vector<SceneCard> out;
    for (const SeenCard& each : view_.open_cards)
      out.push_back(
          card(each, view_.active == kNoSeat ? PlayerId::south : playerOf(view_.active), SheetPlace::Band, ""));
    const CardId first = view_.fight.card != kNoCard ? view_.fight.card : view_.event.card;
    std::stable_partition(out.begin(), out.end(), [&](const SceneCard& each) { return each.id == cardNumber(first); });
    return out;
  }

  QString rollTitle(const Roll& roll) const {
    static constexpr std::array<SheetWord, 10> kTitles{
        SheetWord::first_player_roll, SheetWord::priority_roll, SheetWord::event_roll,  SheetWord::test_roll,
        SheetWord::own_free_roll,     SheetWord::free_roll,     SheetWord::attack_roll, SheetWord::challenge_roll,
        SheetWord::fight_roll,        SheetWord::creature_roll};
    return filled(
        say(kTitles[static_cast<std::size_t>(roll.kind)]),
        {name(roll.roller), stat(roll.stat), name(roll.kind == RollKind::free ? table_.captive : roll.against)});
  }
  /// The dice for an order that lie there together; without such ones the last two, the newest of the others.
  std::size_t firstShown() const {
    const auto& all = view_.rolls;
    std::size_t first = all.size();
    while (first > 0 && !is_success_roll(all[first - 1])) --first;
    return first < all.size() ? first : all.size() - std::min<std::size_t>(all.size(), 2);
  }

  std::vector<SceneRoll> rolls() const {
    std::vector<SceneRoll> out;
    std::size_t rolled = 0;  // totals are of the dice that lie there
    const std::size_t first = firstShown();
    const bool many = view_.rolls.size() - first > 2;
    for (std::size_t i = 0; i < view_.rolls.size(); ++i) {
      const Roll& roll = view_.rolls[i];
      SceneRoll told;
      told.nobodys = roll.kind == RollKind::creature || roll.roller == kNoSeat;
      told.roller = roll.roller == kNoSeat ? PlayerId::south : playerOf(roll.roller);
      told.title = many ? name(roll.roller) : rollTitle(roll);
      told.die = roll.die;
      told.halved = roll.halved;
      if (roll.die > 0 && rolled < view_.totals.size()) {
        tellAddends(roll, view_.totals[rolled], told);
        tellTarget(roll, view_.targets[rolled], told);
        ++rolled;
      }
      if (i >= first) out.push_back(told);
    }
    return out;
  }

  void tellAddends(const Roll& roll, int total, SceneRoll& told) const {
    const int die = roll.halved ? (roll.die + 1) / 2 : roll.die;
    const auto row = [](int value, const QString& words) {
      SceneRow out;
      out.value = value;
      out.words = out.brief = words;
      return out;
    };
    told.rows.push_back(row(die, say(roll.halved ? SheetWord::die_halved : SheetWord::die)));
    int rest = total - die;
    if (!told.nobodys && is_success_roll(roll)) {
      const int value = seen(roll.roller).values[static_cast<std::size_t>(roll.stat)];
      told.rows.push_back(row(value, stat(roll.stat)));
      rest -= value;
    }
    if (told.nobodys && rest != 0) {
      told.rows.push_back(row(rest, stat(Stat::ATT)));
      rest = 0;
    }
    if (rest != 0) told.rows.push_back(row(rest, say(SheetWord::cards_and_effects)));
    told.total = total;
  }

  void tellTarget(const Roll& roll, int target, SceneRoll& told) const {
    if (!is_success_roll(roll)) return;
    told.target = target;
    told.passed = told.total >= target;
    told.result = say(told.passed ? SheetWord::reached : SheetWord::missed);
    told.targetTitle = say(SheetWord::target);
    if (roll.against == kNoSeat) return;
    told.targetTitle = say(SheetWord::defence_of).arg(stat(Stat::DIF), name(roll.against));
    const int value = seen(roll.against).values[static_cast<std::size_t>(Stat::DIF)];
    SceneRow row;
    row.value = value;
    row.words = row.brief = stat(Stat::DIF);
    told.against.push_back(row);
    if (target == value) return;
    row.value = target - value;
    row.words = row.brief = say(SheetWord::cards_and_effects);
    told.against.push_back(row);
  }

  std::vector<SceneStock> stocks() const {
    const auto stock = [&](const char* icon, SheetWord title, const SeenDeck& deck, std::size_t pile) {
      return SceneStock{QLatin1String(icon), say(title), static_cast<int>(deck.count), static_cast<int>(pile)};
    };
    return {stock("deck", SheetWord::advantage_cards, view_.advantage_deck, view_.advantage_discard.size()),
            stock("mission", SheetWord::events, view_.event_deck, view_.event_discard.size()),
            stock("warning", SheetWord::disadvantages, view_.disadvantage_deck, view_.disadvantage_discard.size()),
            stock("star", SheetWord::status_cards, view_.status_deck, 0)};
  }

  std::vector<SceneCounter> counters() const {
    if (view_.turn == 0) return {};
    std::vector<SceneCounter> out;
    if (view_.last_stand)
      out.push_back(
          {QStringLiteral("turn"), say(SheetWord::last_stand), view_.last_stand_turns, view_.last_stand_turns});
    else
      out.push_back({QStringLiteral("turn"), say(SheetWord::round), view_.round, table_.dawn});
    if (view_.turn <= table_.truce)
      out.push_back({QStringLiteral("lock"), say(SheetWord::truce), view_.turn, table_.truce});
    out.push_back({QStringLiteral("attack"), say(SheetWord::action_taken), view_.action_used ? 1 : 0, 1});
    return out;
  }

  SceneNotice notice() const {
    const auto made = [&](const char* icon, SheetWord title, SheetWord text) {
      return SceneNotice{QLatin1String(icon), say(title), say(text)};
    };
    switch (table_.step) {
      case Step::Over:
        return {QStringLiteral("reward"), winnersLine(), say(SheetWord::game_over), true};
      case Step::Setup:
        return made("head", SheetWord::setup_title, SheetWord::setup_words);
      case Step::BeforeTurn:
        return made("turn", SheetWord::before_turn, SheetWord::before_turn_words);
      case Step::Start:
        return made("turn", SheetWord::start, SheetWord::start_words);
      case Step::Preparing:
        return made("equip", SheetWord::prepare, SheetWord::prepare_words);
      case Step::Facing:
        return made("mission", SheetWord::event_step, SheetWord::event_words);
      case Step::Acting:
        return made("attack", SheetWord::action, SheetWord::action_words);
      case Step::Ending:
        break;
    }
    return made("pass", SheetWord::end, SheetWord::end_words);
  }

  QString winnersLine() const {
    QStringList names;
    for (std::size_t i = 0; i < view_.players.size(); ++i)
      if (view_.outcome.winners().has(table::seat_at(i))) names << name(table::seat_at(i));
    if (names.isEmpty()) return say(SheetWord::no_winner);
    return say(names.size() > 1 ? SheetWord::winners : SheetWord::winner).arg(names.join(QStringLiteral(", ")));
  }

  SceneWords words() const {
    SceneWords out;
    const auto place = [&](SheetPlace at, SheetWord word) { out.places[static_cast<std::size_t>(at)] = say(word); };
    place(SheetPlace::Village, SheetWord::before_player);
    place(SheetPlace::Band, SheetWord::middle);
    place(SheetPlace::Hand, SheetWord::hand);
    return out;
  }

  const RisingTable& table_;
  const PlayerView& view_;
  const SheetDressing& dressing_;
  const Catalog& cards_;
  wording::Language words_;
};

}  // namespace

/// By what goes on, or else by what is asked.
RisingTable::Step risingStep(const GameState& state) {
  using Step = RisingTable::Step;
  if (state.over()) return Step::Over;
  const auto going = [&](FrameKind kind) {
    return std::any_of(state.frames.begin(), state.frames.end(), [kind](const Frame& f) { return f.kind == kind; });
  };
  if (state.turn == 0) return Step::Setup;
  if (going(FrameKind::event) || going(FrameKind::challenge)) return Step::Facing;
  if (going(FrameKind::attack) || going(FrameKind::free)) return Step::Acting;
  for (const Frame& frame : state.frames)
    if (frame.kind == FrameKind::window && frame.window == WindowKind::before_turn) return Step::BeforeTurn;
  switch (state.question.kind) {
    case QuestionKind::prepare:
      return Step::Preparing;
    case QuestionKind::act:
      return Step::Acting;
    case QuestionKind::exchange:
    case QuestionKind::hand_limit:
      return Step::Ending;
    default:
      return state.action_used ? Step::Acting : Step::Start;
  }
}

RisingTable risingTable(const GameState& state, const Rulebook& rules, SeatId viewer) {
  const Position position(state, rules);
  SeatId captive = kNoSeat;
  for (const Frame& frame : state.frames)
    if (frame.kind == FrameKind::free) captive = frame.target;
  return {view_for(state, rules, viewer), risingStep(state), position.by_players(position.numbers().dawn_round),
          chosen(rules.options.truce, position.by_players(position.numbers().truce_turns)), captive};
}

RisingTable openRisingTable(const GameState& state, const Rulebook& rules) {
  RisingTable table = risingTable(state, rules, state.over() ? table::seat_at(0) : state.question.seat);
  for (std::size_t i = 0; i < state.seats; ++i) {
    PlayerView own = view_for(state, rules, table::seat_at(i));
    SeenPlayer& seen = table.view.players[i];
    seen.hand = std::move(own.players[i].hand);
    seen.role = own.players[i].role;
    seen.goal = own.players[i].goal;
  }
  return table;
}

Scene risingScene(const RisingTable& table, const SheetDressing& dressing, const Catalog& cards) {
  return RingScene(table, dressing, cards).scene();
}

}  // namespace playsheet
