// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"

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

}  // namespace

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
                                       : "como Platoon");
    case Happening::card_charged:
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
  return who + (on.reaches ? rewards_in_turn(*on.reaches) : std::string("ganhar Prêmios de Batalha"));
}

std::string Portuguese::battle_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = np(lead.who);
  const std::string who = portuguese_with("", subject);
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
      if (on.result.empty()) return who + " terminar um combate";
      bool loses = true;
      std::vector<std::string> results;
      for (const Result r : on.result) {
        results.emplace_back(result_name(r));
        loses = loses && (r == Result::defeat || r == Result::complete_defeat);
      }
      return who + (loses ? " sofrer " : " obtiver ") + enumerated(results, or_word());
    }
    case Happening::rewards_won:
      return who + (on.reaches ? " " + rewards_in_turn(*on.reaches) : std::string(" ganhar Prêmios de Batalha"));
    default:
      break;
  }
  return who;
}

std::string Portuguese::card_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = np(lead.who);
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
          return who + " entrar em jogo como Platoon";
        case Entry::effect:
          return who + " entrar em jogo por um Efeito";
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
        case Destination::removed:
          return who + " for " + part("removid") + " do jogo";
        default:
          return who + " retornar de jogo para o deck do dono";
      }
    case Happening::damaged:
      return who + " sofrer dano";
    case Happening::healed:
      return who + " for " + part("curad");
    case Happening::jutsu_used:
      return who + " usar " + (on.jutsu ? some_with("", *on.jutsu) : std::string("um Jutsu"));
    case Happening::card_charged:
      return who + " for " + part("colocad") + " na Área de Chakra do dono";
    default:
      break;
  }
  return battle_event(lead);
}

std::string Portuguese::event(const Lead& lead) {
  return (lead.repeated ? "sempre que " : "quando ") + (lead.player ? player_event(lead) : card_event(lead)) +
         (lead.this_turn ? " neste turno" : "");
}

}  // namespace playsheet::wording
