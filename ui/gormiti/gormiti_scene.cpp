// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_scene.h"

#include <algorithm>

#include "engine/gormiti/game.h"
#include "ui/gormiti/gormiti_sheet.h"
#include "ui/gormiti/scene_work.h"
#include "ui/gormiti/sheet_text.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {

using namespace gormiti_scene;
using gormiti::CardId;
using gormiti::CardType;
using gormiti::kNoCard;
using gormiti::Mode;
using gormiti::Outcome;
using gormiti::PlayerId;
using gormiti::PlayerView;
using gormiti::SeenCard;
using gormiti::SeenPlayer;
using gormiti::Step;
using gormiti::Zone;

namespace {

constexpr int kMostQuickRounds = 5;  // G-910

bool fights(Step step) { return step >= Step::combat && step <= Step::clash_over; }

bool isFighter(const SceneWork& work, const SeenCard& seen) {
  return work.face(seen.definition).type == CardFace::Type::Fighter;
}

/// A Fighter's figures: ATK, and how many of how many HP.
void tellFigures(const SceneWork& work, const SeenCard& seen, SceneCard& card) {
  const CardFace& face = work.face(seen.definition);
  const int printedAtk = face.combatHealthy.toInt();
  const int printedHp = face.supportHealthy.toInt();
  card.figures = {{seen.atk, seen.atk - printedAtk, 0},
                  {seen.current_hp, seen.max_hp - printedHp, std::max(seen.max_hp, 0)}};
  card.shifted = true;
}

/// All that can be told of a card on a field.
void tellState(const SceneWork& work, const SeenCard& seen, SceneCard& card) {
  card.alike = card.id;
  card.leads = seen.zone == Zone::hero;
  card.part = seen.zone == Zone::arenas ? QStringLiteral("arena") : QStringLiteral("fighter");
  if (isFighter(work, seen)) {
    tellFigures(work, seen, card);
    if (seen.waits && seen.zone != Zone::hero) {
      card.sign = QStringLiteral("turn");
      card.states << work.say(SheetWord::entered_now);
    } else if (seen.attacks > seen.extra_attacks) {
      card.sign = QStringLiteral("check");
      card.states << work.say(SheetWord::has_attacked);
    }
  }
  if (seen.duration > 0) {
    card.coins.append({QStringLiteral("turn"), seen.duration});
    card.states << work.say(SheetWord::turns_left).arg(seen.duration);
  }
  for (const gormiti::CounterStack& stack : seen.counters) {
    if (stack.n == 0) continue;
    const QString name = work.counters(stack.kind);
    card.coins.append({name, stack.n});
    card.states << work.say(SheetWord::counters).arg(name).arg(stack.n);
  }
}

ScenePile scenePile(const SceneWork& work, std::size_t count, const std::vector<SeenCard>& cards) {
  ScenePile pile{static_cast<int>(count), {}};
  pile.cards.reserve(cards.size());
  for (const SeenCard& card : cards) pile.cards.push_back(sceneCard(work, card));
  return pile;
}

/// The Fighter zones, half of them on either side of the Hero (G-309, G-320).
std::vector<SceneStand> sceneStands(const SceneWork& work, const SeenPlayer& seen) {
  const QString part = QStringLiteral("fighter");
  const int zones = work.table.zones;
  std::vector<SceneStand> stands(static_cast<std::size_t>(zones) + 1, {part, -1, QStringLiteral("fighter")});
  const auto hero = static_cast<std::size_t>((zones + 1) / 2);
  stands[hero].icon = QStringLiteral("head");
  for (const SeenCard& card : seen.field) {
    if (card.zone == Zone::hero) stands[hero].card = cardNumber(card.id);
    if (card.zone != Zone::fighters || card.place < 1 || card.place > zones) continue;
    const auto at = static_cast<std::size_t>(card.place - 1);
    stands[at < hero ? at : at + 1].card = cardNumber(card.id);
  }
  return stands;
}

QString roleAtTheEnd(const SceneWork& work, PlayerId player) {
  const Outcome outcome = work.table.view.outcome;
  if (outcome == Outcome::draw || outcome == Outcome::none) return work.say(SheetWord::draws);
  return work.say(outcome == gormiti::win_of(player) ? SheetWord::wins : SheetWord::loses);
}

QString roleOf(const SceneWork& work, PlayerId player) {
  const PlayerView& view = work.table.view;
  if (view.step == Step::over) return roleAtTheEnd(work, player);
  if (view.mode == Mode::quick)
    return view.last_round == gormiti::win_of(player) ? work.say(SheetWord::won_last_round) : QString();
  if (view.turn == 0) return {};
  const bool active = view.active == player;
  if (fights(view.step)) return work.say(active ? SheetWord::attacks : SheetWord::defends);
  return active ? work.say(SheetWord::has_turn) : QString();
}

QStringList roles(const SceneWork& work) {
  QStringList all;
  if (work.table.view.mode == Mode::quick)
    all << work.say(SheetWord::won_last_round);
  else
    all << work.say(SheetWord::has_turn) << work.say(SheetWord::attacks) << work.say(SheetWord::defends);
  for (const SheetWord word : {SheetWord::wins, SheetWord::loses, SheetWord::draws}) all << work.say(word);
  return all;
}

SceneSeat sceneSeat(const SceneWork& work, PlayerId player) {
  const PlayerView& view = work.table.view;
  const SeenPlayer& seen = view.players[player];
  SceneSeat seat;
  seat[SheetPlace::Deck] = scenePile(work, seen.deck_count, {});
  seat[SheetPlace::Hand] = scenePile(work, seen.hand_count, seen.hand);
  seat[SheetPlace::Graveyard] = scenePile(work, seen.discard.size(), seen.discard);
  seat[SheetPlace::Village] = scenePile(work, seen.field.size(), seen.field);
  for (const SeenCard& card : seen.down) seat[SheetPlace::Village].cards.push_back(sceneCard(work, card));
  seat.role = roleOf(work, player);
  if (view.mode == Mode::quick) {
    seat.open = true;
    seat[SheetPlace::Rewards].count = seen.rounds;
    return seat;
  }
  seat.stands = sceneStands(work, seen);
  const auto hero =
      std::find_if(seen.field.begin(), seen.field.end(), [](const SeenCard& card) { return card.zone == Zone::hero; });
  if (hero != seen.field.end())
    seat.gauge = SceneGauge{QStringLiteral("life"), work.say(SheetWord::hero_hp), hero->current_hp, hero->max_hp};
  return seat;
}

SceneNotice endNotice(const SceneWork& work) {
  const QString words = work.say(SheetWord::game_over);
  for (const PlayerId player : table::kPlayers)
    if (work.table.view.outcome == gormiti::win_of(player))
      return {QStringLiteral("reward"), work.say(SheetWord::winner).arg(work.dressing.names[player]), words, true};
  return {QStringLiteral("reward"), work.say(SheetWord::drawn), words};
}

SceneNotice sceneNotice(const SceneWork& work) {
  const PlayerView& view = work.table.view;
  const auto notice = [&](const char* icon, SheetWord title, SheetWord words) {
    return SceneNotice{QLatin1String(icon), work.say(title), work.say(words)};
  };
  if (view.step == Step::over) return endNotice(work);
  if (view.mode == Mode::quick) {
    SceneNotice round = notice("star", SheetWord::round_title, SheetWord::round_words);
    round.title = round.title.arg(std::clamp(view.round, 1, kMostQuickRounds));
    return round;
  }
  switch (view.step) {
    case Step::choose_hero:
      return notice("head", SheetWord::heroes_title, SheetWord::heroes_words);
    case Step::cut:
      return notice("deck", SheetWord::cut_title, SheetWord::cut_words);
    case Step::exchange:
      return notice("hand", SheetWord::exchange_title, SheetWord::exchange_words);
    default:
      break;
  }
  if (fights(view.step))
    return notice("attack", SheetWord::combat_title,
                  view.must_attack ? SheetWord::must_attack : SheetWord::combat_words);
  if (view.step >= Step::main2) return notice("pass", SheetWord::main2_title, SheetWord::main2_words);
  return notice("deploy", SheetWord::main1_title, view.must_attack ? SheetWord::must_attack : SheetWord::main1_words);
}

std::vector<SceneCounter> sceneCounters(const SceneWork& work) {
  const PlayerView& view = work.table.view;
  if (view.mode == Mode::quick) return {};
  const auto& field = view.players[view.active].field;
  const auto fighters =
      std::count_if(field.begin(), field.end(), [](const SeenCard& c) { return c.zone == Zone::fighters; });
  return {{QStringLiteral("fighter"), work.say(SheetWord::fighter_zones), static_cast<int>(fighters), work.table.zones},
          {QStringLiteral("attack"), work.say(SheetWord::combat_phase), view.step >= Step::combat ? 1 : 0, 1}};
}

/// The Moves that are not resolved yet, the one that is next at the end (G-514).
std::vector<CardId> movesToCome(const gormiti::Clash& clash) {
  std::vector<CardId> order(clash.moves.begin() + clash.attacker_moves, clash.moves.end());
  order.insert(order.end(), clash.moves.begin(), clash.moves.begin() + clash.attacker_moves);
  order.erase(order.begin(), order.begin() + std::min<std::ptrdiff_t>(clash.resolved, std::ssize(order)));
  std::reverse(order.begin(), order.end());
  return order;
}

/// The Magic that is resolved, and Moves of the clash; what is picked for the one that asks is what it is aimed at.
std::vector<SceneLink> sceneChain(const SceneWork& work) {
  const PlayerView& view = work.table.view;
  std::vector<SceneLink> chain;
  const auto add = [&](const SeenCard& card, CardId user) {
    SceneLink link{sceneCard(work, card), work.numberOf(user), card.owner, {}};
    if (card.id == view.asking)
      for (const CardId picked : view.picks) link.targets.push_back(work.numberOf(picked));
    chain.push_back(link);
  };
  for (const SeenCard& card : view.open_cards)
    if (card.zone == Zone::magic) add(card, kNoCard);
  for (const CardId move : movesToCome(view.clash)) {
    const SeenCard* card = work.find(move);
    if (card == nullptr || card->zone != Zone::clash) continue;
    add(*card, (card->owner == view.active ? view.clash.attacker : view.clash.defender).card);
  }
  return chain;
}

SceneWords sceneWords(const SceneWork& work) {
  SceneWords words;
  const bool quick = work.table.view.mode == Mode::quick;
  const auto place = [&](SheetPlace at, SheetWord word) {
    words.places[static_cast<std::size_t>(at)] = work.say(word);
  };
  if (!quick) place(SheetPlace::Village, SheetWord::field);
  place(SheetPlace::Band, SheetWord::play_space);
  place(SheetPlace::Lane, SheetWord::clash);
  place(SheetPlace::Hand, SheetWord::hand);
  place(SheetPlace::Graveyard, SheetWord::discard_pile);
  place(SheetPlace::Deck, SheetWord::deck);
  if (quick) place(SheetPlace::Rewards, SheetWord::rounds_won);
  words.score = quick ? work.say(SheetWord::score) : QString();
  words.leads = work.say(SheetWord::hero);
  words.host = work.say(SheetWord::borne_by);
  words.figures = work.say(quick ? SheetWord::atk_alone : SheetWord::figures);
  words.lane = work.say(quick ? SheetWord::round_told : SheetWord::clash_told);
  words.unansweredLane = work.say(SheetWord::clash_undefended);
  return words;
}

}  // namespace

namespace gormiti_scene {

void SceneWork::know() {
  const auto add = [this](const SeenCard& card) {
    if (card.id != kNoCard && !cards.contains(card.id)) cards.insert(card.id, &card);
  };
  const PlayerView& view = table.view;
  for (const SeenPlayer& player : view.players.values)
    for (const auto* zone : {&player.field, &player.hand, &player.discard, &player.down})
      std::for_each(zone->begin(), zone->end(), add);
  std::for_each(view.open_cards.begin(), view.open_cards.end(), add);
  std::for_each(view.looked_at.begin(), view.looked_at.end(), add);
}

QString SceneWork::say(SheetWord word) const { return sheetText(word, programWording()); }

QString SceneWork::cardName(CardId card) const {
  const SeenCard* seen = find(card);
  return seen != nullptr ? face(seen->definition).name : say(SheetWord::a_card);
}

SceneCard sceneCard(const SceneWork& work, const SeenCard& seen) {
  SceneCard card;
  card.id = cardNumber(seen.id);
  card.face = seen.definition;
  card.owner = card.controller = seen.owner;
  card.place = placeOf(seen.zone);
  card.host = cardNumber(seen.attached_to);
  if (gormiti::is_field(seen.zone)) tellState(work, seen, card);
  return card;
}

}  // namespace gormiti_scene

GormitiTable gormitiTable(const gormiti::GameState& state, const gormiti::Rulebook& rules, PlayerId viewer) {
  const gormiti::Position position(state, rules);
  GormitiTable table{gormiti::view_for(state, rules, viewer), rules.options.fighter_zones};
  table.clash = gormiti::clash_outlook(position);
  const auto down = [&](PlayerId player) { return !state[player].down.empty(); };
  if (down(PlayerId::south) || down(PlayerId::north)) table.round = gormiti::result_of_round(position);
  return table;
}

Scene gormitiScene(const GormitiTable& table, const SheetDressing& dressing,
                   const std::function<const CardFace&(int)>& face,
                   const std::function<QString(gormiti::CounterKind)>& counters) {
  SceneWork work{table, dressing, face, counters};
  work.know();
  const PlayerView& view = table.view;
  Scene scene;
  scene.viewer = view.viewer;
  scene.active = view.active;
  scene.over = view.step == Step::over;
  scene.begun = view.turn > 0;  // in the quick mode it is nobody's turn
  scene.battle = table.round.has_value() || (view.mode == Mode::strategic && fights(view.step));
  scene.ledgersOpen = scene.battle;
  for (const PlayerId player : table::kPlayers) scene.seats[player] = sceneSeat(work, player);
  scene.lanes = sceneLanes(work);
  scene.chain = sceneChain(work);
  for (const SeenCard& card : view.looked_at) scene.lookedAt.push_back(sceneCard(work, card));
  if (const SeenCard* asking = work.find(view.asking)) scene.asking = sceneCard(work, *asking);
  scene.counters = sceneCounters(work);
  scene.notice = sceneNotice(work);
  scene.words = sceneWords(work);
  scene.roles = roles(work);
  return scene;
}

void showOn(Sheet& sheet, const GormitiTable& table, const SheetDressing& dressing, const gormiti::Catalog& cards) {
  const auto face = [&](int definition) -> const CardFace& { return sheet.face(definition, dressing.language); };
  const auto counters = [&](gormiti::CounterKind kind) {
    return QString::fromStdString(
        gormiti_wording::in_language(cards.counters()[kind].name, wordingLanguage(dressing.language)));
  };
  sheet.show(gormitiScene(table, dressing, face, counters), dressing);
}

}  // namespace playsheet
