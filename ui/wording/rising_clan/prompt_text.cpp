// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/prompt_text.h"

#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/window.h"
#include "ui/wording/joining.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;
using wording::pick;

namespace {

constexpr Words<QuestionKind> kPrompts{{
    {QuestionKind::none, {"No question.", "Nessuna domanda.", "Nenhuma pergunta."}},
    {QuestionKind::peek,
     {"look at your role, your goal and your hand.", "guarda il tuo ruolo, il tuo obiettivo e la tua mano.",
      "olhe seu papel, seu objetivo e sua mão."}},
    {QuestionKind::window, {"react or pass.", "reagisci o passa.", "reaja ou passe."}},
    {QuestionKind::prepare,
     {"play permanents, use abilities, give or open gifts, spend credits; then ready for the event.",
      "gioca permanenti, usa abilità, fai o apri regali, spendi crediti; poi sei pronto per l’evento.",
      "jogue permanentes, use habilidades, dê ou abra presentes, gaste créditos; depois, pronto para o evento."}},
    {QuestionKind::act,
     {"attack, free somebody or rest, use cards; then end the step.",
      "attacca, libera qualcuno o riposa, usa carte; poi finisci l’azione.",
      "ataque, liberte alguém ou descanse, use cartas; depois encerre a ação."}},
    {QuestionKind::interrupt,
     {"act before the turn player continues, or pass.", "agisci prima che il giocatore di turno continui, o passa.",
      "aja antes que o jogador da vez continue, ou passe."}},
    {QuestionKind::natural_six,
     {"a natural 6: draw a card from the deck or from the discard pile?",
      "sei secco: peschi una carta dal mazzo o dagli scarti?",
      "6 natural: comprar uma carta do baralho ou do descarte?"}},
    {QuestionKind::natural_one,
     {"a natural 1: discard a card and draw one?", "uno secco: scarti una carta e ne peschi una?",
      "1 natural: descartar uma carta e comprar outra?"}},
    {QuestionKind::join,
     {"face this event as well?", "affronti anche tu questo evento?", "você também enfrenta este evento?"}},
    {QuestionKind::opponent,
     {"whom do you challenge?", "chi sfidi?", "quem você desafia?"}},
    {QuestionKind::flee,
     {"flee from the abomination or fight it?", "fuggi dall’Abominio o lo combatti?",
      "fugir da Abominação ou lutar?"}},
    {QuestionKind::flee_cards,
     {"discard cards to flee.", "scarta carte per fuggire.", "descarte cartas para fugir."}},
    {QuestionKind::attempt,
     {"captured: roll to get free, or use a card.", "catturato: tira per liberarti o usa una carta.",
      "capturado: role para se libertar ou use uma carta."}},
    {QuestionKind::exchange,
     {"exchange one card, or keep the hand.", "scambia una carta o tieni la mano.",
      "troque uma carta ou mantenha a mão."}},
    {QuestionKind::hand_limit,
     {"too many cards: discard one.", "troppe carte: scartane una.", "cartas demais: descarte uma."}},
    {QuestionKind::choose_list, {"choose what happens.", "scegli che cosa succede.", "escolha o que acontece."}},
    {QuestionKind::choose_target, {"choose a player.", "scegli un giocatore.", "escolha um jogador."}},
    {QuestionKind::immune,
     {"a card works against you: is your clan immune?", "una carta agisce su di te: il tuo clan è immune?",
      "uma carta age sobre você: seu clã é imune?"}},
    {QuestionKind::look,
     {"look, then let go.", "guarda, poi lascia.", "olhe, depois solte."}},
    {QuestionKind::giving,
     {"give another card to the same player, or give no more.", "dai un’altra carta allo stesso giocatore o basta.",
      "dê outra carta ao mesmo jogador, ou não dê mais."}},
    {QuestionKind::shame,
     {"Shame: give a card to a neighbour.", "Vergogna: dai una carta a un vicino.",
      "Vergonha: dê uma carta a um vizinho."}},
    {QuestionKind::open_gift,
     {"use the gift that was opened.", "usa il regalo aperto.", "use o presente aberto."}},
    {QuestionKind::cure,
     {"choose a lasting disadvantage to discard.", "scegli uno svantaggio duraturo da scartare.",
      "escolha uma desvantagem duradoura para descartar."}},
    {QuestionKind::discard_hand,
     {"choose a card of the hand to discard.", "scegli una carta della mano da scartare.",
      "escolha uma carta da mão para descartar."}},
    {QuestionKind::discard_play,
     {"choose a permanent to discard.", "scegli un permanente da scartare.",
      "escolha um permanente para descartar."}},
    {QuestionKind::steal, {"choose a card to take.", "scegli una carta da prendere.", "escolha uma carta para pegar."}},
    {QuestionKind::recover,
     {"choose a card of the discard pile.", "scegli una carta degli scarti.", "escolha uma carta do descarte."}},
    {QuestionKind::order,
     {"put the events in order: the lowest first.", "metti in ordine gli eventi: prima il più basso.",
      "ponha os eventos em ordem: primeiro o de baixo."}},
    {QuestionKind::search,
     {"choose a status card.", "scegli una carta status.", "escolha uma carta de status."}},
}};

class TableWriter {
 public:
  TableWriter(const GameState& state, const Rulebook& rules, const PlayerNames& players, Language language)
      : s_(state), rules_(rules), players_(players), language_(language) {}

  std::string window() const {
    const Moment moment = moment_of(s_);
    switch (moment.window) {
      case WindowKind::before_turn:
        return fill<std::string>({"Before {}’s turn.", "Prima del turno di {}.", "Antes do turno de {}."},
                                 player(s_.active));
      case WindowKind::initiative:
        return say({"Dice for the order.", "Dadi per l’ordine.", "Dados para a ordem."});
      case WindowKind::event:
        return fill<std::string, std::string>({"Event “{}”, before {}’s roll.", "Evento «{}», prima del tiro di {}.",
                                               "Evento “{}”, antes da rolagem de {}."},
                                              card(s_.event.card), player(moment.first));
      case WindowKind::challenge1:
        return fill<std::string>({"Honour challenge of {}, before both draw.", "Sfida d’onore di {}, prima di pescare.",
                                  "Desafio de Honra de {}, antes de comprar."},
                                 player(s_.active));
      case WindowKind::challenge2:
        return fill<std::string>({"Honour challenge of {}, before the dice.", "Sfida d’onore di {}, prima dei dadi.",
                                  "Desafio de Honra de {}, antes dos dados."},
                                 player(s_.active));
      case WindowKind::challenge_roll:
      case WindowKind::roll:
        return rolls();
      case WindowKind::declaration:
        return declaration(moment.first);
      case WindowKind::flight:
        return fill<std::string>({"{} flees from the abomination.", "{} fugge dall’Abominio.",
                                  "{} foge da Abominação."},
                                 player(moment.first));
      case WindowKind::none:
        break;
    }
    return {};
  }

  std::string prompt() const {
    if (s_.question.kind == QuestionKind::none || s_.over()) return {};
    std::string text = player(s_.question.seat) + ": " + std::string(pick(kPrompts[s_.question.kind], language_));
    std::string about = s_.question.kind == QuestionKind::window ? window() : subject();
    return about.empty() ? text : text + ' ' + about;
  }

 private:
  std::string say(const Trio& words) const { return std::string(pick(words, language_)); }
  template <typename... Parts>
  std::string fill(const std::type_identity_t<TrioPatterns<const Parts&...>>& patterns, const Parts&... parts) const {
    return filled<Parts...>(language_, patterns, parts...);
  }
  std::string player(SeatId seat) const { return rising_clan_wording::name_of(players_, seat); }
  std::string card(CardId id) const {
    return id == kNoCard ? std::string() : in_language((*rules_.cards)[s_[id].definition].name, language_);
  }
  /// The open card that a public question is about.
  std::string subject() const {
    switch (s_.question.kind) {
      case QuestionKind::join:
      case QuestionKind::opponent:
        return named(s_.event.card);
      case QuestionKind::flee:
      case QuestionKind::flee_cards:
        return named(s_.fight.card);
      default:
        return {};
    }
  }
  std::string named(CardId id) const {
    const std::string name = card(id);
    return name.empty() ? name : fill<std::string>({"“{}”", "«{}»", "“{}”"}, name);
  }
  std::string declaration(SeatId attacked) const {
    if (s_.fight.card != kNoCard)
      return fill<std::string>({"The abomination attacks {}.", "L’Abominio attacca {}.", "A Abominação ataca {}."},
                               player(attacked));
    return fill<std::string, std::string>({"{} attacks {}.", "{} attacca {}.", "{} ataca {}."}, player(s_.active),
                                          player(attacked));
  }
  /// "Naomi: die 4, total 11 against 11."
  std::string rolls() const {
    const Position position{s_, rules_};
    std::string text;
    for (const Roll& roll : s_.rolls) {
      if (roll.die == 0) continue;
      const std::string who = roll.kind == RollKind::creature
                                  ? say({"The abomination", "L’Abominio", "A Abominação"})
                                  : player(roll.roller);
      if (!text.empty()) text += ' ';
      text += fill<std::string, int, int, int>({"{}: die {}, total {} against {}.", "{}: dado {}, totale {} contro {}.",
                                                "{}: dado {}, total {} contra {}."},
                                               who, roll.die, roll_total(position, roll), roll_target(position, roll));
    }
    return text;
  }

  const GameState& s_;
  const Rulebook& rules_;
  const PlayerNames& players_;
  Language language_;
};

std::vector<std::string> names_in(SeatSet seats, const PlayerNames& players) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < players.size(); ++i)
    if (seats.has(table::seat_at(i))) out.push_back(players[i]);
  return out;
}

std::string joined(const std::vector<std::string>& names, Language language) {
  return wording::enumerated(names, pick(Trio{" and ", " e ", " e "}, language));
}

}  // namespace

std::string prompt_text(const GameState& state, const Rulebook& rules, const PlayerNames& players, Language language) {
  return TableWriter(state, rules, players, language).prompt();
}

std::string window_text(const GameState& state, const Rulebook& rules, const PlayerNames& players, Language language) {
  return TableWriter(state, rules, players, language).window();
}

std::string winners_text(const Outcome& outcome, const PlayerNames& players, Language language) {
  const std::vector<std::string> names = names_in(outcome.winners(), players);
  if (names.empty()) return filled<>(language, {"Nobody wins", "Non vince nessuno", "Ninguém vence"});
  if (names.size() == 1) return filled<std::string>(language, {"{} wins", "Vince {}", "{} vence"}, names.front());
  return filled<std::string>(language, {"{} win", "Vincono {}", "{} vencem"}, joined(names, language));
}

std::string end_text(const GameState& state, const Catalog& cards, const PlayerNames& players, Language language) {
  const Outcome& outcome = state.outcome;
  if (outcome.cause == EndCause::none) return {};
  std::string text;
  const auto add = [&text](const std::string& sentence) { text += (text.empty() ? "" : " ") + sentence; };
  const auto goal = names_in(outcome.by_goal, players);
  const auto rival = names_in(outcome.by_rival, players);
  const auto supreme = names_in(outcome.supreme, players);
  for (std::size_t i = 0; i < players.size(); ++i) {
    const SeatId seat = table::seat_at(i);
    if (!outcome.by_goal.has(seat) || state[seat].goal == kNoGoal) continue;
    add(filled<std::string, std::string>(language,
                                         {"{} has completed the goal “{}”.", "{} ha completato l’obiettivo «{}».",
                                          "{} completou o objetivo “{}”."},
                                         players[i], in_language(cards.goals()[state[seat].goal].name, language)));
  }
  if (!rival.empty() && outcome.victim != kNoSeat)
    add(filled<std::string, std::string>(
        language,
        rival.size() == 1 ? TrioPatterns<const std::string&, const std::string&>{"{} has eliminated a rival: {}.",
                                                                                 "{} ha eliminato un rivale: {}.",
                                                                                 "{} eliminou um rival: {}."}
                          : TrioPatterns<const std::string&, const std::string&>{"{} have eliminated a rival: {}.",
                                                                                 "{} hanno eliminato un rivale: {}.",
                                                                                 "{} eliminaram um rival: {}."},
        joined(rival, language), name_of(players, outcome.victim)));
  if (!supreme.empty())
    add(filled<std::string>(language,
                            {"Supreme: {}.", "Vincitori supremi: {}.", "Vencedores supremos: {}."},
                            joined(supreme, language)));
  switch (outcome.cause) {
    case EndCause::last_clan:
      add(filled<>(language, {"The last clan in the game wins by house rule.",
                              "Per regola della casa vince l’ultimo clan in gioco.",
                              "Por regra da casa vence o último clã em jogo."}));
      break;
    case EndCause::dawn:
      add(filled<>(language, {"Dawn has come.", "È sorta l’alba.", "Amanheceu."}));
      break;
    case EndCause::last_stand:
      add(filled<>(language,
                   {"The last stand is over.", "L’ultima resistenza è finita.", "A última resistência acabou."}));
      break;
    case EndCause::nobody_left:
      add(filled<>(language,
                   {"Nobody is left in the game.", "In gioco non resta nessuno.", "Ninguém restou na partida."}));
      break;
    default:
      break;
  }
  return text;
}

const Trio& prompt_wording(QuestionKind kind) { return kPrompts[kind]; }

}  // namespace playsheet::rising_clan_wording
