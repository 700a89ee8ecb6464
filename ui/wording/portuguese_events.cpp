// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/portuguese_verbs.h"
#include "ui/wording/ranges.h"
#include "ui/wording/rule_words.h"

/// Portuguese: what a triggered text waits for.
namespace playsheet::wording {

using namespace naruto;

namespace {

std::string_view result_name(Result result) {
  switch (result) {
    case Result::draw:
      return "um Empate";
    case Result::victory:
      return "uma Vitória";
    case Result::outstanding_victory:
      return "uma Vitória Notável";
    case Result::defeat:
      return "uma Derrota";
    case Result::complete_defeat:
      return "uma Derrota Completa";
  }
  return {};
}

std::string actor(std::optional<Side> side) {
  return side == Side::you ? "você " : side == Side::opponent ? "o oponente " : "um jogador ";
}

std::string rewards_in_turn(int n) {
  return fmt::format("tiver ganhado {} {} de Batalha em um turno", n, n == 1 ? "Prêmio" : "Prêmios");
}

std::string sent_where(std::optional<Sending> as) {
  return as == Sending::attack ? "para atacar" : as == Sending::block ? "para bloquear" : "ao Campo de Batalha";
}

std::string_view way_name(Entry way) {
  constexpr std::array<std::string_view, 6> ways{"qualquer modo", "ser jogado", "Growth",
                                                 "Pelotão",       "efeito",     "Esquadrão"};
  return ways[static_cast<std::size_t>(way)];
}

std::string result_names(const std::vector<Result>& results, std::string_view or_word) {
  std::vector<std::string> names;
  names.reserve(results.size());
  for (const Result r : results) names.emplace_back(result_name(r));
  return enumerated(names, or_word);
}

}  // namespace

/// To whom it happens; no pronoun, for the words before may be about another one.
Np Portuguese::happening_to(const Lead& lead) {
  Phrase who = lead.who;
  if (who.aspect == describe::Aspect::team && who.naming == describe::Naming::pronoun && who.plural)
    return {"Time de um deles", Article::definite};
  if (who.naming == describe::Naming::pronoun && who.aspect == describe::Aspect::itself)
    who.naming = describe::Naming::that;
  return np(who);
}

/// The preposition in front of each of several kinds: "de um Ninja no Time do Usuário ou de um Jutsu usado por um
/// deles".
std::string Portuguese::each_with(std::string_view prep, const Filter& asked) {
  const Filter f = simplified(asked);
  const auto differs = [&f](const Filter& one) { return one.type != f.any.front().type; };
  if (f.any.size() < 2 || std::none_of(f.any.begin(), f.any.end(), differs)) return some_with(prep, asked);
  std::vector<std::string> said;
  Filter base = f;
  base.any.clear();
  for (const Filter& alternative : f.any) {
    Filter one = merged(base, alternative);
    const bool by_them = !said.empty() && one.user.size() == 1 && as_ninja(one.user.front()) == as_ninja(f.any.front());
    if (by_them) one.user.clear();
    said.push_back(some_with(prep, one) + (by_them ? " usado por um deles" : ""));
  }
  return with_shared_ends(said, or_word());
}

/// What did it: " no Showdown", " por um efeito de um Ninja".
std::string Portuguese::brought_about(const EventPattern& on) {
  const std::string because = on.event == Happening::damaged ? " " : " por causa ";  // "sofrer dano de um Ninja"
  const auto by = [&](std::string_view anything) { return on.by ? each_with("de", *on.by) : std::string(anything); };
  switch (on.cause) {
    case CauseTest::any:
      return on.by ? because + by("") : std::string();
    case CauseTest::showdown:
      return " no Showdown" + (on.by ? " contra " + some_with("", *on.by) : std::string());
    case CauseTest::damage:
      return " por dano" + (on.by ? " " + by("") : std::string());
    case CauseTest::effect:
      return on.by ? " por um efeito " + by("") : std::string(" por um efeito");
    case CauseTest::jutsu:
      return because + by("de um Jutsu");
    case CauseTest::ninja:
      return " por um efeito " + by("de um Ninja");
    case CauseTest::mission:
      return because + by("de uma Missão");
    case CauseTest::client:
      return " por um efeito " + by("de um Cliente");
    case CauseTest::payment:
      return " como pagamento";
  }
  return {};
}

/// Further parts of an event, behind it.
std::string Portuguese::event_parts(const EventPattern& on, const Np& subject) {
  std::string text = on.event == Happening::drawn ? std::string() : brought_about(on);
  if (on.event == Happening::damaged && !on.result.empty()) text += " por " + result_names(on.result, or_word());
  if (on.margin) text += " com uma diferença de " + range_text(*on.margin, Language::pt_BR);
  if (on.event == Happening::battle_result && on.against)
    text += on.against_all ? " só contra " + nominal(*on.against, true).text : " contra " + some_with("", *on.against);
  if (on.from_showdown) text += *on.from_showdown ? " no Showdown" : " fora do Showdown";
  if (on.injured) text += *on.injured ? " enquanto estiver Ferido" : " enquanto estiver Saudável";
  if (on.for_growth) text += " como base de um Growth";
  std::vector<std::string> ways;  // "ser por efeito, Pelotão ou Esquadrão"
  for (const Entry way : on.not_by) {
    const bool deployed = way == Entry::deploy;
    const bool first = ways.empty() || ways.back().starts_with("ser jog");
    ways.push_back(deployed ? "ser " + portuguese_ending("jogad", subject.feminine, subject.plural)
                            : (first ? "ser por " : "") + std::string(way_name(way)));
  }
  if (!ways.empty()) text += " sem " + enumerated(ways, " ou ");
  if (on.base) {
    const bool named = only_names(simplified(*on.base)) && simplified(*on.base).name.size() == 1;
    text += " " + some_with("sobre", *on.base) + " (conte os Growth Coins " +
            (named ? some_with("de", *on.base) : std::string("dele")) + ")";
  }
  if (on.by_title) text += " pelo efeito “" + word(*on.by_title) + "”";
  return text;
}

/// Uses, tosses and coins.
std::string Portuguese::use_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = lead.player ? Np{} : happening_to(lead);
  const std::string who = lead.player ? actor(on.whose) : portuguese_with("", subject) + " ";
  const auto part = [&subject](std::string_view stem) {
    return portuguese_ending(stem, subject.feminine, subject.plural);
  };
  const std::string jutsu = on.jutsu ? some_with("", of_type(*on.jutsu, CardType::jutsu)) : std::string("um Jutsu");
  switch (on.event) {
    case Happening::unblocked:
      return who + "não for " + part("bloquead");
    case Happening::jutsu_applied: {
      const std::string user = !lead.player                 ? portuguese_with("por", subject)
                               : on.whose == Side::you      ? "por você"
                               : on.whose == Side::opponent ? "pelo oponente"
                                                            : "por um jogador";
      const bool anybody = lead.player && on.whose != Side::you && on.whose != Side::opponent;
      return jutsu + (anybody ? "" : " usado " + user) + " for aplicado";
    }
    case Happening::mission_used:
      if (lead.player && on.applied)
        return (on.mission ? some_with("", of_type(*on.mission, CardType::mission)) : std::string("uma Missão")) +
               (on.whose == Side::you        ? " usada por você"
                : on.whose == Side::opponent ? " usada pelo oponente"
                                             : "") +
               " for aplicada";
      if (on.applied) return who + "for " + part("aplicad");
      if (lead.player) return who + "usar " + (on.mission ? some_with("", *on.mission) : std::string("uma Missão"));
      return who + "for " + part("usad");
    case Happening::targeted:
      return who + "se tornar Alvo " + (on.jutsu ? some_with("de", *on.jutsu) : std::string("de um uso"));
    case Happening::coin_tossed:
      return who + "lançar uma moeda" + brought_about(on) +
             (!on.heads   ? ""
              : *on.heads ? " e sair cara"
                          : " e sair coroa") +
             (on.once_for_all ? " (uma vez por efeito com lançamentos)" : "");
    case Happening::coin_gained:
      return who + "receber " +
             (on.kind ? (*on.kind == CoinKind::growth ? "um " : "uma ") + coin_forms(*on.kind, Language::pt_BR, false)
                      : std::string("uma moeda"));
    case Happening::last_coin_removed:
      return who + "perder " +
             (on.kind ? (*on.kind == CoinKind::growth ? "o último " : "a última ") +
                            coin_forms(*on.kind, Language::pt_BR, false)
                      : std::string("a última moeda"));
    case Happening::drawn:
      return who + "comprar cards" + (on.by ? " por um efeito " + each_with("de", *on.by) : " por um efeito");
    default:
      return {};
  }
}

std::string Portuguese::player_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const std::string who = actor(on.whose);
  const std::string what = with("", lead.who);
  switch (on.event) {
    case Happening::enters_play:
      if (on.how == Entry::deploy) return who + "jogar " + what;
      return who + "colocar " + what + " em jogo " +
             (on.how == Entry::growth  ? "por Growth"
              : on.how == Entry::squad ? "como Esquadrão"
                                       : "como Pelotão");
    case Happening::card_charged:
      if (on.reaches)
        return who + fmt::format("tiver colocado {} {} na própria Área de Chakra em um turno", *on.reaches,
                                 *on.reaches == 1 ? "card" : "cards");
      return who + "colocar " + what +
             (on.whose == Side::you ? " na sua Área de Chakra" : " na própria Área de Chakra");
    case Happening::healed:
      return who + "curar " + what;
    case Happening::jutsu_used:
      return who + "usar " + (on.jutsu ? some_with("", *on.jutsu) : std::string("um Jutsu"));
    case Happening::sent_out:
      return who + "enviar " + (on.once_for_all ? "Times " : "um Ninja ") + sent_where(on.as);
    default:
      break;
  }
  if (std::string used = use_event(lead); !used.empty()) return used;
  return who + (on.reaches                       ? rewards_in_turn(*on.reaches)
                : on.outstanding.value_or(false) ? std::string("ganhar um Prêmio de Batalha Especial")
                                                 : std::string("ganhar Prêmios de Batalha"));
}

/// "um dos seus Times atacantes formado só por Genin": a team that is told of once.
std::string Portuguese::whole_team(const Filter& f) {
  const std::string owner = f.controller == Side::you ? "um dos seus Times" : "um dos Times";
  const std::string of = f.controller == Side::opponent ? " do oponente" : "";
  const std::string state = f.state == BattleState::attacking  ? " atacantes"
                            : f.state == BattleState::blocking ? " bloqueadores"
                                                               : "";
  constexpr std::string_view kIn = "em um Time";
  const std::string kind = f.team ? team(*f.team) : std::string();
  return owner + state + of + (kind.starts_with(kIn) ? kind.substr(kIn.size()) : std::string());
}

std::string Portuguese::battle_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = happening_to(lead);
  const bool whole = on.once_for_all && on.event == Happening::battle_result && on.who;
  std::string who = whole ? whole_team(lead.who.filter) : portuguese_with("", subject);
  const auto part = [&subject](std::string_view stem) {
    return portuguese_ending(stem, subject.feminine, subject.plural);
  };
  switch (on.event) {
    case Happening::sent_out: {
      std::string text = who + " for " + part("enviad") + " " + sent_where(on.as);
      if (on.head) text += " com " + some_with("", *on.head) + " como Líder";
      return text;
    }
    case Happening::battle_joined: {
      std::string text = who + " entrar em Combate";
      if (on.as == Sending::attack) text += " como atacante";
      if (on.as == Sending::block) text += " como defensor";
      if (on.against)
        text +=
            on.against_all ? " só contra " + nominal(*on.against, true).text : " contra " + some_with("", *on.against);
      return text;
    }
    case Happening::battle_result: {
      if (on.result.empty()) return who + " terminar uma batalha";
      bool loses = true;
      bool defeats = false;
      std::vector<std::string> results;
      for (const Result r : on.result) {
        results.emplace_back(result_name(r));
        const bool defeat = r == Result::defeat || r == Result::complete_defeat;
        loses = loses && defeat;
        defeats = defeats || defeat;
      }
      const std::string_view verb = loses ? " sofrer " : defeats ? " terminar a batalha com " : " obtiver ";
      return who + std::string(verb) + enumerated(results, or_word());
    }
    case Happening::rewards_won:
      return who + (on.reaches                       ? " " + rewards_in_turn(*on.reaches)
                    : on.outstanding.value_or(false) ? std::string(" ganhar um Prêmio de Batalha Especial")
                                                     : std::string(" ganhar Prêmios de Batalha"));
    default:
      break;
  }
  return who;
}

std::string Portuguese::card_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = happening_to(lead);
  const std::string who = portuguese_with("", subject);
  const auto part = [&subject](std::string_view stem) {
    return portuguese_ending(stem, subject.feminine, subject.plural);
  };
  switch (on.event) {
    case Happening::enters_play:
      switch (on.how) {
        case Entry::any:
          return who + " entrar em jogo";
        case Entry::deploy:
          return who + " for " + part("jogad");
        case Entry::growth:
          return who + " entrar em jogo por Growth";
        case Entry::platoon:
          return who + " entrar em jogo como Pelotão";
        case Entry::effect:
          return who + " entrar em jogo por um efeito";
        case Entry::squad:
          return who + " entrar em jogo como Esquadrão";
      }
      break;
    case Happening::leaves_play:
      if (!on.to) return who + " sair de jogo";
      switch (*on.to) {
        case Destination::discard:
          return who + " sair de jogo para a Pilha de Descartes";
        case Destination::hand:
          return who + " retornar de jogo para a mão do dono";
        case Destination::chakra:
          return who + " sair de jogo para a Área de Chakra do dono";
        case Destination::deck_top_or_bottom:
        case Destination::rewards:
        case Destination::removed:
          return who + " for " + part("removid") + " do jogo";
        default:
          return who + " retornar de jogo para o deck do dono";
      }
    case Happening::damaged:
      return who + " sofrer " + portuguese_damage(on);
    case Happening::healed:
      return who + " for " + part("curad");
    case Happening::jutsu_used:
      return who + " usar " + (on.jutsu ? some_with("", *on.jutsu) : std::string("um Jutsu"));
    case Happening::card_charged:
      return who + " for " + part("colocad") + " na Área de Chakra do dono";
    case Happening::injured:
      return who + " ficar " + part("Ferid");
    case Happening::power_gained:
      if (on.amount && on.amount->at_least.value_or(0) > 1)
        return who + " ganhar " + range_text(*on.amount, Language::pt_BR) + " de Combate";
      return who + (on.amount ? " ganhar Combate" : " ganhar Combate ou Suporte");
    default:
      break;
  }
  if (std::string used = use_event(lead); !used.empty()) return used;
  return battle_event(lead);
}

std::string Portuguese::event(const Lead& lead) {
  const Np subject = lead.player ? Np{} : happening_to(lead);
  const std::string parts =
      lead.event.event == Happening::coin_tossed ? std::string() : event_parts(lead.event, subject);
  const bool not_done = lead.event.event == Happening::unblocked;  // known only when the blocks have been chosen
  const bool early = lead.this_turn && !parts.empty();  // behind so many words it would go with the last ones
  return (lead.next_time && !early           ? "na próxima vez que"
          : lead.repeated && !lead.next_time ? "sempre que"
          : not_done                         ? "se"
                                             : "quando") +
         std::string(early ? ", neste turno, " : " ") + (lead.player ? player_event(lead) : card_event(lead)) + parts +
         (lead.this_turn && !early ? " neste turno" : "") +
         (lead.event.lowered_too ? ", mesmo que o dano seja reduzido a 0" : "") +
         (lead.event.before_damage ? ", antes que o dano seja causado" : "");
}

}  // namespace playsheet::wording
