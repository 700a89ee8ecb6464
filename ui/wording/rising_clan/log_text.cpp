// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/log_text.h"

#include <variant>

#include "ui/wording/rising_clan/prompt_text.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;
using wording::pick;

namespace {

/// One answer for each event; what only keeps order, or is told by another line, has none.
class LogWriter {
 public:
  LogWriter(const GameState& before, const GameState& after, const Catalog& cards, const LogReader& reader)
      : before_(before), after_(after), cards_(cards), reader_(reader) {}

  std::string operator()(const CardMoved& e) const {
    const bool known = e.card != kNoCard;
    switch (e.zone) {
      case Zone::hand:
        return known ? of_card({"{0} takes {1} into the hand.", "{0} prende in mano {1}.", "{0} pega {1} para a mão."},
                               e.seat, e.card)
                     : of({"{0} takes a card into the hand.", "{0} prende in mano una carta.",
                           "{0} pega uma carta para a mão."},
                          e.seat);
      case Zone::play:
        return of_card({"{0} plays {1}.", "{0} gioca {1}.", "{0} joga {1}."}, e.seat, e.card);
      case Zone::gift:
        return of({"{0} gets a gift from {1}.", "{0} riceve un regalo da {1}.", "{0} recebe um presente de {1}."}, e.seat,
                  player(e.giver));
      case Zone::area:
        return of_card({"{0} has {1}.", "{0} ha {1}.", "{0} tem {1}."}, e.seat, e.card);
      case Zone::status:
        return of_card({"{0} gets the status card {1}.", "{0} ottiene la carta status {1}.",
                        "{0} recebe a carta de status {1}."},
                       e.seat, e.card);
      case Zone::conquered:
        return of_card({"{0} conquers {1}.", "{0} conquista {1}.", "{0} conquista {1}."}, e.seat, e.card);
      case Zone::credit:
        return of_card({"{0} wins a ninja credit: {1}.", "{0} vince un credito NINJA: {1}.",
                        "{0} ganha um crédito ninja: {1}."},
                       e.seat, e.card);
      case Zone::up:
        return known ? text_of_card({"{} is turned up.", "Si scopre {}.", "{} é revelada."}, e.card) : std::string();
      case Zone::advantage_discard:
      case Zone::disadvantage_discard:
      case Zone::event_discard:
        return known ? text_of_card({"{} is discarded.", "Si scarta {}.", "{} é descartada."}, e.card) : std::string();
      case Zone::returning:
        return text_of_card({"{} returns to the deck at the end of the turn.", "{} torna nel mazzo a fine turno.",
                             "{} volta ao baralho no fim do turno."},
                            e.card);
      default:
        return {};
    }
  }
  std::string operator()(const RoleShown& e) const {
    return of({"{0} is revealed: {1}.", "{0} si rivela: {1}.", "{0} se revela: {1}."}, e.seat, clan(e.seat));
  }
  std::string operator()(const WoundsSet& e) const {
    return e.n > before_[e.seat].wounds
               ? fill<std::string, int>({"{} is wounded (wounds: {}).", "{} è ferito (ferite: {}).",
                                         "{} fica ferido (ferimentos: {})."},
                                        player(e.seat), e.n)
               : fill<std::string, int>({"{} heals (wounds: {}).", "{} guarisce (ferite: {}).",
                                         "{} se cura (ferimentos: {})."},
                                        player(e.seat), e.n);
  }
  std::string operator()(const BaseChanged& e) const {
    return fill<std::string, std::string, int>({"{}: base {} {:+}.", "{}: {} base {:+}.", "{}: {} base {:+}."},
                                               player(e.seat), std::string(name_of(e.stat, reader_.language)), e.n);
  }
  std::string operator()(const MarkersSet& e) const {
    if (e.captured && !before_[e.seat].captured_marker)
      return of({"{0} is captured.", "{0} è catturato.", "{0} é capturado."}, e.seat);
    if (e.recall && !before_[e.seat].recall_marker)
      return of({"{0} is recalled to order.", "{0} è richiamato all’ordine.", "{0} é chamado à ordem."}, e.seat);
    return of({"{0} is free again.", "{0} è di nuovo libero.", "{0} está livre de novo."}, e.seat);
  }
  std::string operator()(const HalfMarksSet& e) const {
    if (e.n <= before_[e.seat].half_marks) return {};
    return of({"{0}: the next die counts half.", "{0}: il prossimo dado vale metà.", "{0}: o próximo dado vale metade."},
              e.seat);
  }
  std::string operator()(const SubstitutionLost& e) const {
    return fill<std::string, int>({"{} escapes by a substitution (left: {}).", "{} si salva con una sostituzione (rimaste: {}).",
                                   "{} escapa por uma substituição (restam: {})."},
                                  player(e.seat), after_[e.seat].substitutions);
  }
  std::string operator()(const EventMarkerTaken& e) const {
    return fill<std::string, std::string>({"{} passes {} as well.", "Anche {} supera {}.", "{} também supera {}."},
                                          player(e.seat), in_language(cards_[e.definition].name, reader_.language));
  }
  std::string operator()(const Eliminated& e) const {
    return of({"{0} is eliminated.", "{0} è eliminato.", "{0} é eliminado."}, e.seat);
  }
  std::string operator()(const TurnBegan& e) const {
    return fill<int, std::string>({"Turn {}: {}", "Turno {}: {}", "Turno {}: {}"}, before_.turn + 1, player(e.seat));
  }
  std::string operator()(const RoundBegan& e) const {
    return fill<int>({"Round {}", "Giro {}", "Rodada {}"}, e.round);
  }
  std::string operator()(const DieRolled& e) const {
    const Roll* roll = e.index < after_.rolls.size()    ? &after_.rolls[e.index]
                       : e.index < before_.rolls.size() ? &before_.rolls[e.index]
                                                        : nullptr;
    if (roll == nullptr || roll->roller == kNoSeat)
      return fill<int>({"The die shows {}.", "Il dado fa {}.", "O dado dá {}."}, e.die);
    return fill<std::string, int>({"{} rolls {}.", "{} tira {}.", "{} rola {}."}, player(roll->roller), e.die);
  }
  std::string operator()(const CardUsed& e) const {
    if (e.target != kNoSeat)
      return fill<std::string, std::string, std::string>({"{} uses {} on {}.", "{} usa {} su {}.", "{} usa {} em {}."},
                                                         player(e.seat), card(e.card), player(e.target));
    return of_card({"{0} uses {1}.", "{0} usa {1}.", "{0} usa {1}."}, e.seat, e.card);
  }
  std::string operator()(const Looked& e) const {
    if (e.what == What::hand)
      return of({"{0} looks at the hand of {1}.", "{0} guarda la mano di {1}.", "{0} olha a mão de {1}."}, e.viewer,
                player(e.seat));
    if (e.what == What::role)
      return of({"{0} looks at the role of {1}.", "{0} guarda il ruolo di {1}.", "{0} olha o papel de {1}."}, e.viewer,
                player(e.seat));
    return of({"{0} looks at the top events.", "{0} guarda i primi eventi.", "{0} olha os eventos do topo."}, e.viewer);
  }
  std::string operator()(const GiftOpened& e) const {
    return e.valid ? of_card({"{0} opens a gift: {1}, valid.", "{0} apre un regalo: {1}, valido.",
                              "{0} abre um presente: {1}, válido."},
                             e.seat, e.card)
                   : of_card({"{0} opens a gift: {1}, not valid.", "{0} apre un regalo: {1}, non valido.",
                              "{0} abre um presente: {1}, não válido."},
                             e.seat, e.card);
  }
  std::string operator()(const AttackDeclared& e) const {
    return of({"{0} attacks {1}.", "{0} attacca {1}.", "{0} ataca {1}."}, e.seat, player(e.target));
  }
  std::string operator()(const Fled& e) const {
    return of({"{0} flees.", "{0} fugge.", "{0} foge."}, e.seat);
  }
  std::string operator()(const ImmunityAnswered& e) const {
    return e.shown ? of({"{0} is immune.", "{0} è immune.", "{0} é imune."}, e.seat)
                   : of({"{0} claims no immunity.", "{0} non dichiara immunità.", "{0} não declara imunidade."}, e.seat);
  }
  std::string operator()(const Dishonoured& e) const {
    return of({"{0} is dishonoured.", "{0} è disonorato.", "{0} é desonrado."}, e.seat);
  }
  std::string operator()(const Shuffled& e) const {
    switch (e.deck) {
      case Zone::advantage_deck:
        return say({"The advantage deck is shuffled.", "Si mescola il mazzo vantaggio.",
                    "O baralho de vantagem é embaralhado."});
      case Zone::event_deck:
        return say({"The event deck is shuffled.", "Si mescola il mazzo evento.", "O baralho de evento é embaralhado."});
      case Zone::disadvantage_deck:
        return say({"The disadvantage deck is shuffled.", "Si mescola il mazzo svantaggio.",
                    "O baralho de desvantagem é embaralhado."});
      case Zone::status_deck:
        return say({"The status deck is shuffled.", "Si mescola il mazzo status.", "O baralho de status é embaralhado."});
      default:
        return {};
    }
  }
  std::string operator()(const LastStandSet& e) const {
    return fill<int>({"Last stand: {} turns left.", "Ultima resistenza: restano {} turni.",
                      "Última resistência: restam {} turnos."},
                     e.turns);
  }
  std::string operator()(const ConcedePending& e) const {
    for (std::size_t i = 0; i < after_.seats; ++i)
      if (e.seats.has(table::seat_at(i)) && !before_.conceding.has(table::seat_at(i)))
        return of({"{0} concedes.", "{0} si arrende.", "{0} desiste."}, table::seat_at(i));
    return {};
  }
  std::string operator()(const GameEnded& e) const {
    const std::string why = end_text(after_, cards_, reader_.players, reader_.language);
    const std::string who = winners_text(e.outcome, reader_.players, reader_.language);
    return why.empty() ? who + '.' : who + ". " + why;
  }
  /// They keep order, or are seen by one alone.
  template <class E>
  std::string operator()(const E&) const {
    return {};
  }

 private:
  std::string say(const Trio& words) const { return std::string(pick(words, reader_.language)); }
  template <typename... Parts>
  std::string fill(const std::type_identity_t<TrioPatterns<const Parts&...>>& patterns, const Parts&... parts) const {
    return filled<Parts...>(reader_.language, patterns, parts...);
  }
  std::string player(SeatId seat) const { return rising_clan_wording::name_of(reader_.players, seat); }
  std::string clan(SeatId seat) const {
    const RoleId role = after_[seat].role;
    return role == kNoRole ? std::string() : cards_.roles()[role].name;
  }
  std::string card(CardId id) const {
    return id == kNoCard ? say({"a card", "una carta", "uma carta"})
                         : in_language(cards_[after_[id].definition].name, reader_.language);
  }
  /// Of somebody alone, or of somebody and somebody else.
  std::string of(const TrioPatterns<const std::string&, const std::string&>& patterns, SeatId seat,
                 const std::string& other = {}) const {
    if (seat == kNoSeat) return {};
    return filled<std::string, std::string>(reader_.language, patterns, player(seat), other);
  }
  std::string of_card(const TrioPatterns<const std::string&, const std::string&>& patterns, SeatId seat, CardId id) const {
    return of(patterns, seat, card(id));
  }
  std::string text_of_card(const TrioPatterns<const std::string&>& patterns, CardId id) const {
    return filled<std::string>(reader_.language, patterns, card(id));
  }

  const GameState& before_;
  const GameState& after_;
  const Catalog& cards_;
  const LogReader& reader_;
};

}  // namespace

std::string log_text(const Event& event, const GameState& before, const GameState& after, const Catalog& cards,
                     const LogReader& reader) {
  return std::visit(LogWriter(before, after, cards, reader), event);
}

}  // namespace playsheet::rising_clan_wording
