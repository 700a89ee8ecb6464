// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/measures.h"
#include "ui/wording/romance.h"

/// Romance: numbers that the board gives.
namespace playsheet::wording {

using namespace naruto;

/// An amount made of others.
Np Romance::reckoned(const Amount& a) {
  const auto together = [&](const Forms& between, const Forms& less, const Forms& preposition = {}) {
    // The first part keeps its article apart, so that a preposition in front can join it.
    Np whole = amount(a.factor.front());
    for (std::size_t i = 1; i < a.factor.size(); ++i) {
      Amount part = a.factor[i];
      const bool negative = !less.it.empty() && part.kind == Amount::Kind::constant && part.number < 0;
      if (negative) part.number = -part.number;
      whole.text += say(negative ? less : between) + joined(preposition, amount(part));
    }
    return whole;
  };
  switch (a.kind) {
    case Amount::Kind::times:
      if (a.number == 2) return {say({"doppio ", "dobro "}) + joined(kOf, amount(a.factor.front())), Article::definite};
      return Np{fill({"{} volte {}", "{} vezes {}"}, a.number, named(amount(a.factor.front())))};
    case Amount::Kind::product:
      return together({" moltiplicato ", " multiplicado "}, {}, {"per", "por"});
    case Amount::Kind::divided: {
      Np divided = together({" diviso ", " dividido por "}, {});
      divided.text += say({", arrotondato per difetto", ", arredondado para baixo"});
      return divided;
    }
    case Amount::Kind::sum:
      return together({" più ", " mais "}, {" meno ", " menos "});
    case Amount::Kind::minus:
      return together({" meno ", " menos "}, {});
    case Amount::Kind::half:
      return {say({"metà ", "metade "}) + joined(kOf, amount(a.factor.front())) +
                  say({" (arrotondata per difetto)", " (arredondada para baixo)"}),
              Article::definite, true};
    case Amount::Kind::min:
      if (both_extreme(a, Amount::Kind::lowest)) return either_measure(a);
      return {say({"più basso tra ", "menor entre "}) + named(together({" e ", " e "}, {})), Article::definite};
    case Amount::Kind::max:
      if (both_extreme(a, Amount::Kind::highest)) return either_measure(a);
      return {say({"più alto tra ", "maior entre "}) + named(together({" e ", " e "}, {})), Article::definite};
    default:
      return {};
  }
}

/// "numero di Ninja avversari", but "numero dei tuoi Ninja": Italian has the article before a possessive alone.
std::string counted_all(const std::string& all) {
  constexpr std::array<std::string_view, 5> kPossessives{"tuoi ", "tue ", "suoi ", "sue ", "propri"};
  for (const std::string_view article : {"dei ", "delle ", "degli "}) {
    if (!all.starts_with(article)) continue;
    const std::string what = all.substr(article.size());
    const bool owned = std::any_of(kPossessives.begin(), kPossessives.end(),
                                   [&](std::string_view own) { return what.starts_with(own); });
    return owned ? all : "di " + what;
  }
  return all;
}

/// "tuo Segnaturni", "Segnaturni dell'avversario".
std::string Romance::of_side(Side side, const Forms& own, const Forms& yours, const Forms& what) const {
  if (side == Side::you) return say(each_acts_ ? own : yours) + " " + say(what);
  return say(what) + (side == Side::opponent ? say({" dell’avversario", " do oponente"})
                                             : say({" di entrambi i giocatori", " dos dois jogadores"}));
}

/// What is measured of a card, with its article.
Np Romance::measured(Measure measure) const {
  if (language() == Language::it) return italian_measure(measure);
  return {std::string(measure_name(measure, language())), Article::definite, measure == Measure::rank};
}

/// What the event or the clause before was about.
Np Romance::told_number(const Amount& a) {
  switch (a.kind) {
    case Amount::Kind::damage:
      return {say({"quei Danni", "esse dano"}), Article::none, false, true};
    case Amount::Kind::heads:
      return {say({"numero di teste", "número de caras"}), Article::definite};
    case Amount::Kind::tails:
      return {say({"numero di croci", "número de coroas"}), Article::definite};
    case Amount::Kind::moved: {
      constexpr std::array<Forms, 7> done{{{"di carte spostate", "de cards movidos"},
                                           {"di carte spostate nel Cimitero", "de cards descartados"},
                                           {"di carte trasformate in Chakra", "de cards colocados na Área de Chakra"},
                                           {"di carte pescate", "de cards comprados"},
                                           {"di Ninja curati", "de Ninjas curados"},
                                           {"di Ninja che hanno subito Danni", "de Ninjas que sofreram dano"},
                                           {"di monete tolte", "de moedas retiradas"}}};
      return {
          fill({"numero {} in questo modo", "número {} assim"}, say(done[static_cast<std::size_t>(meanings().done)])),
          Article::definite};
    }
    case Amount::Kind::chosen:
      if (meanings().chosen != 0) return {std::string(1, meanings().chosen)};
      return {say({"numero scelto", "número escolhido"}), Article::definite};
    case Amount::Kind::event_support:
      return {say({"Valore in Sostegno guadagnato", "Suporte ganho"}), Article::definite};
    default:
      break;
  }
  switch (meanings().event) {
    case Happening::damaged:
      return {say({"numero di quei Danni", "número de pontos desse dano"}), Article::definite};
    case Happening::drawn:
      return {say({"numero di carte pescate", "número de cards comprados"}), Article::definite};
    case Happening::rewards_won:
      return {say({"numero di Vincite di Guerra guadagnate", "número de Prêmios de Batalha ganhos"}),
              Article::definite};
    case Happening::power_gained:
      return {say({"Valore in Battaglia guadagnato", "Combate ganho"}), Article::definite};
    default:
      return {say({"quel numero", "esse número"})};
  }
}

Np Romance::plain_amount(const Amount& a) {
  const std::string number_of =
      a.side == Side::you ? say({"numero delle ", "número dos "}) : say({"numero di ", "número de "});
  switch (a.kind) {
    case Amount::Kind::constant:
      return {std::to_string(a.number)};
    case Amount::Kind::x:
      return {"X"};
    case Amount::Kind::count:
      if (only_target(a.filter.front())) return {say({"numero di Bersagli", "número de Alvos"}), Article::definite};
      return {say({"numero ", "número "}) + counted_all(of_all(a.filter.front())), Article::definite};
    case Amount::Kind::hand:
      if (a.side == Side::any)
        return {
            say({"numero di carte nelle Mani di entrambi i giocatori", "número de cards nas mãos dos dois jogadores"}),
            Article::definite};
      return {say({"numero di carte nella ", "número de cards na "}) +
                  of_side(a.side, {"propria", "própria"}, {"tua", "sua"}, {"Mano", "mão"}),
              Article::definite};
    case Amount::Kind::value: {
      Np np = measured(a.measure);
      np.text += " " + joined(kOf, reference(a.of));
      return np;
    }
    case Amount::Kind::rewards:
      return {number_of + of_side(a.side, {"proprie", "próprios"}, {"tue", "seus"},
                                  {"Vincite di Guerra", "Prêmios de Batalha"}),
              Article::definite};
    case Amount::Kind::marker:
      return {of_side(a.side, {"proprio", "próprio"}, {"tuo", "seu"}, {"Segnaturni", "Marcador de Turnos"}),
              Article::definite};
    case Amount::Kind::teams:
      return {number_of + of_side(a.side, {"proprie", "próprios"}, {"tue", "seus"}, {"Squadre", "Times"}),
              Article::definite};
    case Amount::Kind::total:
      return total_of(a);
    case Amount::Kind::coins: {
      const std::string coins = coin_forms(a.coin, language(), true);
      if (a.of == Ref::event && meanings().event == Happening::leaves_play)
        return {fill({"numero di {} che aveva il Ninja che ha lasciato il gioco",
                      "número de {} que o Ninja que saiu de jogo tinha"},
                     coins),
                Article::definite};
      return {fill({"numero di {} {}", "número de {} {}"}, coins, joined(kOn, reference(a.of))), Article::definite};
    }
    case Amount::Kind::symbols:
      return {say({"numero di Simboli diversi ", "número de Símbolos diferentes "}) +
                  (describe::noun_of(a.filter.front()) == describe::Noun::chakra
                       ? with({"tra", "em"}, group_of(a.filter.front()))
                       : say({"tra ", "entre "}) + named(group_of(a.filter.front()))),
              Article::definite};
    case Amount::Kind::highest:
    case Amount::Kind::lowest:
      return extreme_measure(a);
    case Amount::Kind::times:
    case Amount::Kind::product:
    case Amount::Kind::divided:
    case Amount::Kind::sum:
    case Amount::Kind::minus:
    case Amount::Kind::half:
    case Amount::Kind::min:
    case Amount::Kind::max:
      return reckoned(a);
    default:
      return told_number(a);
  }
}

}  // namespace playsheet::wording
