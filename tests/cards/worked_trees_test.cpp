// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/cards/words.h"
#include "ui/wording/card_text.h"

/// Trees whose sentences were written by hand before there was a generator (E01 ...): it must find the same words.
namespace playsheet {
namespace {

using namespace naruto;
using wording::Language;

struct Three {
  const char* en;
  const char* it;
  const char* pt;
};

Selector by_ref(Ref ref) {
  Selector s;
  s.ref = ref;
  return s;
}
Selector each(Filter filter) {
  Selector s;
  s.kind = Selector::Kind::each;
  s.filter = {std::move(filter)};
  return s;
}
Selector choose(int n, Filter filter, Side by = Side::you, bool up_to = false) {
  Selector s;
  s.kind = Selector::Kind::choose;
  s.n = {Amount(n)};
  s.filter = {std::move(filter)};
  s.side = by;
  s.up_to = up_to;
  return s;
}
Filter ninja() {
  Filter f;
  f.type = CardType::ninja;
  return f;
}
Filter ninja_of(Side side) {
  Filter f = ninja();
  f.controller = side;
  return f;
}
Effects list(std::vector<decltype(Effect::node)> nodes) {
  Effects effects;
  for (auto& node : nodes) effects.items.push_back({std::move(node), {}});
  return effects;
}
Effect gets(Selector who, Amount combat, Amount support) {
  return {Lasting{ModifyPower{std::move(who), std::move(combat), std::move(support), false}, Until::turn_end}, {}};
}

May optional_part(Price price, Effects body) {
  May may;
  may.pay = std::move(price);
  may.body = std::move(body);
  return may;
}

Toss one_toss(Effects heads) {
  Toss toss;
  toss.heads = std::move(heads);
  return toss;
}

class WorkedTrees : public testing::Test {
 protected:
  Words words;
  CardDefinition card;

  void ability(decltype(Ability::body) body, bool valid = false, bool stacks = true) {
    card.abilities.push_back({valid, stacks, true, 0, std::move(body)});
  }
  /// Lines of the card are joined by blanks, as the examples are written.
  std::string text(Language language) const {
    std::string all = wording::card_text(card, words, language);
    for (char& c : all)
      if (c == '\n') c = ' ';
    return all;
  }
  void expect(const Three& three) const {
    EXPECT_EQ(text(Language::en), three.en);
    EXPECT_EQ(text(Language::it), three.it);
    EXPECT_EQ(text(Language::pt_BR), three.pt);
  }
};

TEST_F(WorkedTrees, E02Requirement) {
  card.type = CardType::jutsu;
  Filter needs;
  needs.attribute = {words.intern("Taijutsu")};
  card.jutsu.needs = needs;
  Effects effects;
  effects.items.push_back(gets(by_ref(Ref::user), 3, 0));
  ability(Use{std::nullopt, {}, effects});
  expect({"Requirement: Taijutsu attribute. The user gets +3/+0 this turn.",
          "Condizione: Stile di Combattimento Arti Marziali. L’Esecutore ottiene +3/+0 fino alla fine del Turno.",
          "Exigência: Atributo de Combate Taijutsu. O Usuário recebe +3/+0 até o final do turno."});
}

TEST_F(WorkedTrees, E04EachWithPluralAgreement) {
  card.type = CardType::mission;
  Filter f = ninja_of(Side::you);
  f.health = Health::injured;
  ability(Use{std::nullopt, {}, list({Heal{each(f)}})});
  expect({"Heal all your injured Ninja.", "Cura tutti i tuoi Ninja Feriti.", "Cure todos os seus Ninjas Feridos."});
}

TEST_F(WorkedTrees, E07TeamOfTwoNames) {
  Filter in_team;
  in_team.team = TeamTest{};
  for (const char* name : {"Ino Yamanaka", "Choji Akimichi"}) {
    Filter mate = ninja();
    mate.name = {words.intern(name)};
    in_team.team->with.push_back(mate);
  }
  Condition condition;
  condition.kind = Condition::Kind::is;
  condition.filter = {in_team};
  ability(Static{condition, {ModifyPower{by_ref(Ref::self), 0, 2, false}}, std::nullopt}, true);
  expect({"Valid: While this Ninja is in a team with Ino Yamanaka and Choji Akimichi, it gets +0/+2.",
          "Sempre: Finché questo Ninja è in Squadra con Ino Yamanaka e Choji Akimichi, ottiene +0/+2.",
          "Valid: Enquanto este Ninja estiver em um Time com Ino Yamanaka e Choji Akimichi, ele recebe +0/+2."});
}

TEST_F(WorkedTrees, E08DoesNotStack) {
  card.type = CardType::mission;
  card.mission.permanence = Permanence::unlimited;
  ability(Static{std::nullopt, {ModifyPower{each(ninja()), -1, -1, false}}, std::nullopt}, false, false);
  expect({"Permanent. Each Ninja gets -1/-1. The effects of multiple copies of this card do not stack.",
          "Permanente. Ogni Ninja ottiene -1/-1. Gli Effetti di più copie di questa carta non si sommano.",
          "Permanent. Cada Ninja recebe -1/-1. Os efeitos de várias cópias deste card não se acumulam."});
}

TEST_F(WorkedTrees, E09TargetAndException) {
  card.type = CardType::jutsu;
  Filter flame;
  flame.attribute = {words.intern("Flame")};
  Condition is;
  is.kind = Condition::Kind::is;
  is.ref = Ref::t1;
  is.filter = {flame};
  Condition is_not;
  is_not.kind = Condition::Kind::negation;
  is_not.parts = {is};
  ability(Use{std::nullopt, {{ninja()}}, list({If{is_not, list({Damage{by_ref(Ref::t1), 1}}), {}}})});
  expect({"Target: 1 Ninja. Unless it has the Flame attribute, it takes 1 damage.",
          "Bersaglio: 1 Ninja. Se quel Ninja non ha lo Stile di Combattimento Fiamme, subisce 1 Danno.",
          "Alvo: 1 Ninja. Se esse Ninja não tiver o Atributo de Combate Flame, ele sofre 1 ponto de dano."});
}

TEST_F(WorkedTrees, E12MultipleOfX) {
  card.type = CardType::jutsu;
  card.costs.emplace_back();
  card.costs.back().x = 1;
  Amount x;
  x.kind = Amount::Kind::x;
  Amount twice;
  twice.kind = Amount::Kind::times;
  twice.number = 2;
  twice.factor = {x};
  Effects effects;
  effects.items.push_back(
      {Lasting{GrantCharacteristic{by_ref(Ref::user), words.intern("Clone Status")}, Until::turn_end}, {}});
  effects.items.push_back(gets(by_ref(Ref::user), twice, 0));
  ability(Use{std::nullopt, {}, effects});
  expect({"The user gains Clone Status and gets +2X/+0 this turn.",
          "L’Esecutore ottiene lo Stato di Clone e +2X/+0 fino alla fine del Turno.",
          "O Usuário recebe o Status de Clone e +2X/+0 até o final do turno."});
}

TEST_F(WorkedTrees, E14CounterOnAUse) {
  card.type = CardType::mission;
  card.mission.counter = true;
  Filter use;
  use.type = CardType::mission;
  use.zone = Zone::chain;
  use.permanence = {Permanence::none};
  ability(Use{std::nullopt, {{use}}, list({Negate{by_ref(Ref::t1), Destination::discard}})});
  expect({"Counter. Target: 1 non-permanent Mission in use. Negate and discard it.",
          "Interruzione. Bersaglio: 1 Strategia non Permanente In Uso. Neutralizzala e spostala nel Cimitero.",
          "Counter. Alvo: 1 Missão em uso que não seja Permanent. Anule-a e descarte-a."});
}

TEST_F(WorkedTrees, E17OpponentsInTheBattle) {
  Filter f = ninja_of(Side::opponent);
  f.attribute = {words.intern("Weapon")};
  f.fighting = Ref::self;
  ability(Static{std::nullopt, {ModifyPower{each(f), -1, -1, false}}, std::nullopt});
  expect({"Opposing Ninja with the Weapon attribute that fight this Ninja get -1/-1.",
          "I Ninja avversari con Stile di Combattimento Armi che affrontano questo Ninja ottengono -1/-1.",
          "Os Ninjas do oponente com o Atributo de Combate Weapon que enfrentam este Ninja recebem -1/-1."});
}

TEST_F(WorkedTrees, E18OptionWithAPrice) {
  EventPattern on;
  on.event = Happening::turn_begins;
  on.whose = Side::you;
  Price price;
  price.chakra = 1;
  Filter f = ninja_of(Side::you);
  f.health = Health::injured;
  ability(Triggered{on, 0, std::nullopt, list({optional_part(price, list({Heal{choose(1, f)}}))}), std::nullopt});
  expect({"At the start of your turn, you may discard 1 chakra to heal 1 of your injured Ninja.",
          "All’inizio del tuo Turno, puoi spostare nel Cimitero 1 Chakra per curare 1 dei tuoi Ninja Feriti.",
          "No início do seu turno, você pode descartar 1 Chakra para curar 1 dos seus Ninjas Feridos."});
}

TEST_F(WorkedTrees, E24TriggerForTheTurn) {
  card.type = CardType::jutsu;
  Filter needs;
  needs.any.resize(2);
  needs.any[0].name = {words.intern("Sasuke Uchiha")};
  needs.any[1].name = {words.intern("Kakashi Hatake")};
  card.jutsu.needs = needs;
  EventPattern on;
  on.event = Happening::battle_result;
  on.who = Who{Ref::self, {}};
  on.result = {Result::victory, Result::outstanding_victory};
  Filter fighting = ninja();
  fighting.fighting = Ref::self;
  GrantTrigger grant;
  grant.who = by_ref(Ref::user);
  grant.ability.push_back(
      {true, true, true, 0, Triggered{on, 0, std::nullopt, list({Damage{each(fighting), 1}}), std::nullopt}});
  Effects effects;
  effects.items.push_back(gets(by_ref(Ref::user), 5, 0));
  effects.items.push_back({grant, {}});
  ability(Use{std::nullopt, {}, effects});
  expect(
      {"Requirement: Sasuke Uchiha or Kakashi Hatake. The user gets +5/+0 this turn. When its team wins a Victory or "
       "an Outstanding Victory this turn, each Ninja fighting the user takes another 1 damage.",
       "Condizione: Sasuke Uchiha o Kakashi Hatake. L’Esecutore ottiene +5/+0 fino alla fine del Turno. Quando in "
       "questo Turno la sua Squadra ottiene una Vittoria o una Vittoria Travolgente, ogni Ninja che affronta "
       "l’Esecutore subisce un altro Danno.",
       "Exigência: Sasuke Uchiha ou Kakashi Hatake. O Usuário recebe +5/+0 até o final do turno. Quando o Time dele "
       "obtiver uma Vitória ou Vitória Notável neste turno, cada Ninja que enfrenta o Usuário sofre outro "
       "ponto de dano."});
}

TEST_F(WorkedTrees, E28TheOneHeadNinja) {
  Filter head = ninja();
  head.role = Role::head;
  head.fighting = Ref::self;
  ability(Static{std::nullopt, {ForbidJutsu{choose(1, head), std::nullopt}}, std::nullopt}, true);
  expect({"Valid: The head Ninja fighting this Ninja cannot use Jutsu.",
          "Sempre: Il Ninja In Prima Linea che affronta questo Ninja non può usare Tecniche.",
          "Valid: O Líder que enfrenta este Ninja não pode usar Jutsus."});
}

TEST_F(WorkedTrees, E32Attached) {
  card.type = CardType::mission;
  card.mission.permanence = Permanence::coins;
  card.mission.coins = 4;
  card.mission.attach = ninja();
  ability(Static{std::nullopt, {ForbidJutsu{by_ref(Ref::attached), std::nullopt}}, std::nullopt});
  expect({"Permanent (4). Target: 1 Ninja. Attach this card to the target. That Ninja cannot use Jutsu.",
          "Permanente (4). Bersaglio: 1 Ninja. Assegna questa carta al Bersaglio. Quel Ninja non può usare Tecniche.",
          "Permanent (4). Alvo: 1 Ninja. Anexe este card ao Alvo. Esse Ninja não pode usar Jutsus."});
}

TEST_F(WorkedTrees, E34RequirementWithFigureAndChoice) {
  card.type = CardType::jutsu;
  Filter needs;
  needs.any.resize(2);
  needs.any[0].name = {words.intern("Neji Hyuga")};
  needs.any[1].characteristic = {words.intern("Byakugan")};
  needs.any[1].entrance_cost = Bounds{4, std::nullopt};
  card.jutsu.needs = needs;
  Filter fighting = ninja();
  fighting.fighting = Ref::user;
  ability(Use{std::nullopt, {}, list({one_toss(list({Damage{choose(1, fighting), 1}}))})});
  expect(
      {"Requirement: Neji Hyuga, or Byakugan and entrance cost 4 or more. Toss a coin. If heads, choose 1 Ninja "
       "fighting the user; it takes 1 damage.",
       "Condizione: Neji Hyuga, oppure Byakugan e Turno di Schieramento 4 o più. Lancia una moneta. Se esce testa, "
       "scegli 1 Ninja che affronta l’Esecutore: quel Ninja subisce 1 Danno.",
       "Exigência: Neji Hyuga, ou Byakugan e Custo de Entrada 4 ou mais. Lance uma moeda. Se sair cara, escolha 1 "
       "Ninja que enfrenta o Usuário; ele sofre 1 ponto de dano."});
}

TEST_F(WorkedTrees, SearchRevealsAndTakes) {
  card.type = CardType::mission;
  Filter f;
  f.type = CardType::mission;
  f.zone = Zone::deck;
  f.controller = Side::you;
  ability(Use{std::nullopt, {}, list({Move{choose(1, f), Destination::hand, true}, Shuffle{Side::you}})});
  expect({"Search your deck for 1 Mission, reveal it and put it into your hand. Shuffle your deck.",
          "Cerca nel tuo Mazzo 1 Strategia, rivelala e mettila nella tua Mano. Mescola il tuo Mazzo.",
          "Procure no seu deck 1 Missão, revele-a e coloque-a na sua mão. Embaralhe o seu deck."});
}

TEST_F(WorkedTrees, CountedNumberIsDefinedLast) {
  card.type = CardType::mission;
  Amount count;
  count.kind = Amount::Kind::count;
  count.filter = {ninja_of(Side::you)};
  ability(Use{std::nullopt, {}, list({Draw{Side::you, count, false}})});
  expect({"Draw 1 card for each of your Ninja in play.", "Pesca 1 carta per ciascuno dei tuoi Ninja in gioco.",
          "Compre 1 card para cada um dos seus Ninjas em jogo."});
}

TEST_F(WorkedTrees, TheOpponentChoosesOneOfTheirOwn) {
  card.type = CardType::mission;
  ability(Use{std::nullopt,
              {},
              list({Move{choose(1, ninja_of(Side::opponent), Side::opponent), Destination::discard, false}})});
  expect({"The opponent discards 1 of their own Ninja in play.",
          "L’avversario sposta nel Cimitero 1 dei propri Ninja in gioco.",
          "O oponente descarta 1 dos próprios Ninjas em jogo."});
}

}  // namespace
}  // namespace playsheet
