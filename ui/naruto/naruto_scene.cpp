// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_scene.h"

#include <algorithm>
#include <utility>

#include "ui/naruto/naruto_sheet.h"
#include "ui/naruto/scene_work.h"
#include "ui/speech/words.h"
#include "ui/wording/coins.h"

namespace playsheet {

using naruto::PlayerId;
using naruto::PlayerView;
using naruto::SeenCard;
using naruto::Step;

namespace {

/// The icon of a coin that is called by nothing else, or its name.
QString coinLabel(naruto::CoinKind kind, const QString& language) {
  if (kind == naruto::CoinKind::growth) return QStringLiteral("growth");
  const std::string name = wording::coin_name(kind, wordingLanguage(language));
  return name.empty() ? QStringLiteral("coin") : QString::fromStdString(name);
}

/// What counts as a Ninja stands with the teams.
QString partOf(CardFace::Type type, bool ninja) {
  if (ninja) return QStringLiteral("teams");
  return type == CardFace::Type::Client    ? QStringLiteral("client")
         : type == CardFace::Type::Mission ? QStringLiteral("mission")
                                           : QStringLiteral("jutsu");
}

/// All that can be told of a card in a village.
void tellState(const SceneWork& work, const SeenCard& seen, SceneCard& card) {
  const CardFace::Type type = work.typeOf(seen.definition);
  const bool printed = type == CardFace::Type::Ninja;
  const bool ninja = printed || seen.is_ninja;
  card.part = partOf(type, ninja);
  card.across = seen.injured && ninja;
  if (ninja) {
    card.figures = {{seen.power.combat, seen.power.combat - seen.printed.combat},
                    {seen.power.support, seen.power.support - seen.printed.support}};
    card.shifted = !printed || seen.power != seen.printed;
  }
  for (const naruto::CoinStack& stack : seen.coins) {
    if (stack.n > 0) card.coins.append({coinLabel(stack.kind, work.dressing.language), stack.n});
  }
}

/// Whether nobody can tell one from the other.
bool alike(const SeenCard& one, const SeenCard& other) {
  if (one.definition != other.definition) return false;
  SeenCard same = other;
  same.id = one.id;
  for (naruto::CoinStack& coin : same.coins) coin.card = one.id;
  return same == one;
}

ScenePile scenePile(const SceneWork& work, const naruto::SeenZone& zone) {
  ScenePile pile{static_cast<int>(zone.count), {}};
  pile.cards.reserve(zone.cards.size());
  for (const SeenCard& seen : zone.cards) pile.cards.push_back(sceneCard(work, seen));
  return pile;
}

ScenePile sceneVillage(const SceneWork& work, const naruto::SeenZone& village) {
  ScenePile pile = scenePile(work, village);
  const auto& cards = village.cards;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto first =
        std::find_if(cards.begin(), cards.end(), [&](const SeenCard& other) { return alike(cards[i], other); });
    pile.cards[i].alike = first != cards.end() ? first->id : cards[i].id;
  }
  return pile;
}

QString roleOf(const PlayerView& view, PlayerId player) {
  if (view.step == Step::over) return view.winner == player ? Sheet::tr("wins") : Sheet::tr("loses");
  if (view.turn == 0) return {};
  return view.active == player ? Sheet::tr("attacks") : Sheet::tr("defends");
}

SceneSeat sceneSeat(const SceneWork& work, PlayerId player) {
  const naruto::SeenPlayer& seen = work.table.view.players[player];
  SceneSeat seat;
  for (const auto& [zone, kind] :
       {std::pair(&seen.deck, naruto::Zone::deck), std::pair(&seen.hand, naruto::Zone::hand),
        std::pair(&seen.chakra, naruto::Zone::chakra), std::pair(&seen.discard, naruto::Zone::discard),
        std::pair(&seen.rewards, naruto::Zone::rewards), std::pair(&seen.removed, naruto::Zone::removed),
        std::pair(&seen.reinforcement, naruto::Zone::reinforcement)}) {
    seat[placeOf(kind)] = scenePile(work, *zone);
  }
  seat[SheetPlace::Village] = sceneVillage(work, seen.village);
  seat.marker = seen.marker;
  seat.role = roleOf(work.table.view, player);
  return seat;
}

SceneNotice sceneNotice(const SceneWork& work) {
  const PlayerView& view = work.table.view;
  const Step step = view.step;
  if (step == Step::over) {
    return {QStringLiteral("reward"), Sheet::tr("%1 wins").arg(work.dressing.names[view.winner]),
            Sheet::tr("The game is over."), true};
  }
  if (view.turn == 0) {
    return {QStringLiteral("deck"), Sheet::tr("The game is being set up"),
            Sheet::tr("Each player draws an opening hand.")};
  }
  if (step == Step::attack) {
    return {QStringLiteral("attack"), Sheet::tr("No team attacks yet"),
            Sheet::tr("Each attacking team gets a lane here.")};
  }
  if (step > Step::return_) {
    return {QStringLiteral("pass"), Sheet::tr("Battle over"), Sheet::tr("The battle phase of this turn is over.")};
  }
  if (step > Step::attack) {
    return {QStringLiteral("attack"), Sheet::tr("No battle"), Sheet::tr("No team is in action.")};
  }
  return {QStringLiteral("attack"), Sheet::tr("No battle yet"), Sheet::tr("Teams are sent in the battle phase.")};
}

std::vector<SceneCounter> sceneCounters(const PlayerView& view) {
  const naruto::SeenPlayer& seen = view.players[view.active];
  const auto counter = [](const char* icon, const QString& words, int used, const char* limit) {
    return SceneCounter{QLatin1String(icon), words, used, narutoSheet().limits.value(QLatin1String(limit), 1)};
  };
  return {counter("deploy", Sheet::tr("Ninja"), seen.ninja_deployed, "ninja"),
          counter("client", Sheet::tr("Client"), seen.clients_deployed, "client"),
          counter("mission", Sheet::tr("Mission"), seen.missions_used, "mission")};
}

std::vector<SceneLink> sceneChain(const SceneWork& work) {
  std::vector<SceneLink> chain;
  for (const naruto::SeenLink& seen : work.table.view.chain) {
    const naruto::Context& use = seen.link.context;
    chain.push_back({sceneCard(work, seen.card), cardNumber(use.user.card), use.controller, cardNumbers(seen.targets)});
  }
  return chain;
}

SceneWords sceneWords() {
  SceneWords words;
  for (const auto& [place, name] :
       {std::pair(SheetPlace::Village, Sheet::tr("%1’s village")),
        std::pair(SheetPlace::Band, Sheet::tr("Battlefield")), std::pair(SheetPlace::Lane, Sheet::tr("Battle")),
        std::pair(SheetPlace::Chakra, Sheet::tr("%1’s chakra area")),
        std::pair(SheetPlace::Hand, Sheet::tr("%1’s hand")),
        std::pair(SheetPlace::Graveyard, Sheet::tr("%1’s discard pile")),
        std::pair(SheetPlace::Deck, Sheet::tr("%1’s deck")),
        std::pair(SheetPlace::Rewards, Sheet::tr("%1’s battle rewards")),
        std::pair(SheetPlace::Removed, Sheet::tr("%1’s removed cards")),
        std::pair(SheetPlace::Reinforcement, Sheet::tr("%1’s reinforcement deck")),
        std::pair(SheetPlace::StandBy, Sheet::tr("Left out of the teams")),
        std::pair(SheetPlace::TurnMarker, Sheet::tr("%1’s turn marker"))})
    words.places[static_cast<std::size_t>(place)] = name;
  words.leads = Sheet::tr("head Ninja");
  words.team = Sheet::tr("team %1");
  words.ledTeam = Sheet::tr("team %1, %2, head %3");
  words.leftOut = Sheet::tr("left out of the teams");
  words.host = Sheet::tr("attached to %1");
  words.figures = Sheet::tr("Combat %1, support %2");
  words.onlyCharge = Sheet::tr("can only be charged");
  words.lane = Sheet::tr("Battle %1: %2’s team (%3) has power %4, %5’s team (%6) has power %7");
  words.unansweredLane = Sheet::tr("Battle %1: %2’s team (%3) has power %4 and is not blocked");
  return words;
}

std::vector<SceneTeam> sceneTeams(const SceneWork& work) {
  std::vector<SceneTeam> teams;
  for (const naruto::SeenTeam& seen : work.table.teams) {
    const int number = teamNumber(seen.team);
    teams.push_back({seen.player, number, cardNumbers(seen.members), sceneLedger(work, seen.ledger), seen.power});
  }
  return teams;
}

}  // namespace

std::vector<int> cardNumbers(const std::vector<naruto::CardId>& cards) {
  std::vector<int> numbers;
  numbers.reserve(cards.size());
  for (const naruto::CardId card : cards) numbers.push_back(cardNumber(card));
  return numbers;
}

SceneWork::SceneWork(const NarutoTable& seen, const SheetDressing& dressed, const FaceOf& faces)
    : table(seen), dressing(dressed), face(faces) {
  const auto know = [this](const SeenCard& card) {
    if (card.id != naruto::kNoCard && !cards.contains(card.id)) cards.insert(card.id, &card);
  };
  const PlayerView& view = table.view;
  for (const naruto::SeenPlayer& player : view.players.values) {
    for (const auto* zone : {&player.village, &player.hand, &player.chakra, &player.discard, &player.removed,
                             &player.rewards, &player.deck, &player.reinforcement}) {
      std::for_each(zone->cards.begin(), zone->cards.end(), know);
    }
  }
  for (const naruto::SeenLink& link : view.chain) know(link.card);
  std::for_each(view.looked_at.begin(), view.looked_at.end(), know);
  if (view.asking) know(*view.asking);
}

QString SceneWork::cardName(naruto::CardId card) const {
  const SeenCard* seen = find(card);
  return seen != nullptr ? nameOf(seen->definition) : Sheet::tr("a card");
}

SceneCard sceneCard(const SceneWork& work, const SeenCard& seen) {
  const bool nowhere = seen.zone == naruto::Zone::nowhere || seen.zone == naruto::Zone::outside;
  SceneCard card;
  card.id = cardNumber(seen.id);
  card.face = seen.definition;
  card.owner = seen.owner;
  card.controller = seen.controller;
  card.place = nowhere ? SheetPlace::None : placeOf(seen.zone);
  card.team = teamNumber(seen.team);
  card.host = cardNumber(seen.attached_to);
  if (seen.injured) card.states << Sheet::tr("injured");
  card.leftOut = seen.left_out;
  if (card.id >= 0 && seen.zone == naruto::Zone::village) tellState(work, seen, card);
  return card;
}

Scene narutoScene(const NarutoTable& table, const SheetDressing& dressing, const FaceOf& face) {
  const SceneWork work(table, dressing, face);
  const PlayerView& view = table.view;
  Scene scene;
  scene.viewer = view.viewer;
  scene.active = view.active;
  scene.begun = view.turn > 0;
  scene.over = view.step == Step::over;
  scene.battle = view.step >= Step::attack && view.step <= Step::return_;
  scene.ledgersOpen = view.step >= Step::showdown;
  for (const PlayerId player : table::kPlayers) scene.seats[player] = sceneSeat(work, player);
  for (std::size_t i = 0; i < view.battles.size(); ++i) scene.lanes.push_back(sceneLane(work, i));
  scene.chain = sceneChain(work);
  scene.teams = sceneTeams(work);
  for (const SeenCard& card : view.looked_at) scene.lookedAt.push_back(sceneCard(work, card));
  if (view.asking) scene.asking = sceneCard(work, *view.asking);
  scene.counters = sceneCounters(view);
  scene.notice = sceneNotice(work);
  scene.words = sceneWords();
  scene.roles = {Sheet::tr("attacks"), Sheet::tr("defends"), Sheet::tr("wins"), Sheet::tr("loses")};
  return scene;
}

void showOn(Sheet& sheet, const NarutoTable& table, const SheetDressing& dressing) {
  const FaceOf face = [&](int definition) -> const CardFace& { return sheet.face(definition, dressing.language); };
  sheet.show(narutoScene(table, dressing, face), dressing);
}

}  // namespace playsheet
