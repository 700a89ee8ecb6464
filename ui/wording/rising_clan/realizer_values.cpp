// SPDX-License-Identifier: GPL-3.0-or-later
// Values and rolls that are changed.
#include <fmt/format.h>

#include "ui/wording/rising_clan/realizer.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

namespace {

/// What the words are in Italian and Portuguese.
bool is_feminine(Stat stat) { return stat == Stat::DIF || stat == Stat::CST; }

}  // namespace

std::string Realizer::span(Span span) const {
  switch (span) {
    case Span::play:
      return {};
    case Span::step:
      return in_fight_ ? say({" until the end of the phase", " fino alla fine della fase", " até o fim da fase"})
                       : say({" until the end of the attack", " fino alla fine dell’attacco", " até o fim do ataque"});
    case Span::turn:
      return say({" until the end of the turn", " fino alla fine del turno", " até o fim do turno"});
  }
  return {};
}

std::string Realizer::values(const std::vector<Clause>& clauses) const {
  std::vector<std::string> list;
  for (const Clause& each : clauses) list.push_back(value(each.node.stat, each.node.n));
  const Who who = clauses.front().who;
  const std::string until = span(clauses.front().node.span);
  if (who == Who::you) return all_of(list) + until;
  return fill({"{0} gets {1}{2}", "{0} ottiene {1}{2}", "{0} recebe {1}{2}"}, subject(who), all_of(list), until);
}

/// A die, or what is missing of the base CST.
std::string Realizer::bonus(const Clause& c) const {
  const std::string stat(name_of(c.node.stat, language_));
  const std::string until = span(c.node.span);
  const bool feminine = is_feminine(c.node.stat);
  if (c.node.amount == AmountKind::die) {
    if (c.who == Who::you)
      return feminine ? fill({"roll a die and add it to your {0}{1}", "tira un dado e aggiungilo alla tua {0}{1}",
                              "role um dado e some-o à sua {0}{1}"},
                             stat, until)
                      : fill({"roll a die and add it to your {0}{1}", "tira un dado e aggiungilo al tuo {0}{1}",
                              "role um dado e some-o ao seu {0}{1}"},
                             stat, until);
    return fill({"roll a die: {0} gets as much {1}{2}", "tira un dado: {0} ottiene altrettanto {1}{2}",
                 "role um dado: {0} recebe o mesmo em {1}{2}"},
                subject(c.who), stat, until);
  }
  const std::string plus = value(c.node.stat, 1);
  if (c.who == Who::you)
    return fill({"{0} for each point that your CST is below its base threshold{1}",
                 "{0} per ogni punto di cui la tua CST è sotto la soglia base{1}",
                 "{0} para cada ponto que a sua CST estiver abaixo do limiar base{1}"},
                plus, until);
  return fill({"{0} gets {1} for each point that their CST is below its base threshold{2}",
               "{0} ottiene {1} per ogni punto di cui la sua CST è sotto la soglia base{2}",
               "{0} recebe {1} para cada ponto que a sua CST estiver abaixo do limiar base{2}"},
              subject(c.who), plus, until);
}

std::string Realizer::roll(const Clause& c, bool further) const {
  const std::string to =
      at_roll_ ? say({"the roll", "al tiro", "à rolagem"}) : say({"your roll", "al tuo tiro", "à sua rolagem"});
  const std::string from =
      at_roll_ ? say({"the roll", "dal tiro", "da rolagem"}) : say({"your roll", "dal tuo tiro", "da sua rolagem"});
  switch (c.node.amount) {
    case AmountKind::die:
      return fill({"roll a die and add it to {}", "tira un dado e aggiungilo {}", "role um dado e some-o {}"}, to);
    case AmountKind::missing:
      if (further)
        return say({"1 more for each point that your CST is below its base threshold",
                    "1 in più per ogni punto di cui la tua CST è sotto la soglia base",
                    "mais 1 para cada ponto que a sua CST estiver abaixo do limiar base"});
      return fill({"add 1 to {} for each point that your CST is below its base threshold",
                   "aggiungi 1 {} per ogni punto di cui la tua CST è sotto la soglia base",
                   "some 1 {} para cada ponto que a sua CST estiver abaixo do limiar base"},
                  to);
    case AmountKind::number:
      break;
  }
  if (c.node.n < 0) return fill({"subtract {0} from {1}", "sottrai {0} {1}", "subtraia {0} {1}"}, -c.node.n, from);
  return fill({"add {0} to {1}", "aggiungi {0} {1}", "some {0} {1}"}, c.node.n, to);
}

/// For good, or as long as the card lies in play.
std::string Realizer::base(const Clause& c) const {
  const std::string change = fill({"base {}", "{} di base", "{} base"}, std::string(name_of(c.node.stat, language_)));
  const std::string for_good = lasts_ ? std::string() : say({" for good", " per sempre", " para sempre"});
  const std::string by = fmt::format("{} {:+}{}", change, c.node.n, for_good);
  if (c.who == Who::you) return by;
  return fill({"{0} gets {1}", "{0} ottiene {1}", "{0} recebe {1}"}, subject(c.who), by);
}

std::string Realizer::mutated(const Node& node) const {
  const std::string cards =
      count(node.n,
            {"the top advantage card", "la prima carta vantaggio del mazzo", "a carta de vantagem do topo do baralho"},
            {"the top {} advantage cards", "le prime {} carte vantaggio del mazzo",
             "as {} cartas de vantagem do topo do baralho"});
  const std::string stat(name_of(node.stat, language_));
  const bool feminine = is_feminine(node.stat);
  const std::string to = language_ == Language::it      ? (feminine ? "alla " + stat : "all’" + stat)
                         : language_ == Language::pt_BR ? (feminine ? "à " + stat : "ao " + stat)
                                                        : stat;
  return fill({"reveal {0}, add every {1} bonus on them to the abomination’s {2}, then discard them",
               "rivela {0}, aggiungi ogni bonus di {1} che portano {2} dell’Abominio, poi scartale",
               "revele {0}, some todo bônus de {1} que elas tiverem {2} da Abominação e depois descarte-as"},
              cards, stat, to);
}

}  // namespace playsheet::rising_clan_wording
