// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/romance.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::Article;
using wording::Forms;
using wording::Np;

namespace {

/// The sound that an Italian article looks at.
char onset_of(std::string_view text) {
  if (text.empty()) return 'C';
  if (std::string_view("AEIOUaeiou").find(text[0]) != std::string_view::npos) return 'V';
  const bool impure = (text[0] == 'S' || text[0] == 's') && text.size() > 1 &&
                      std::string_view("bcdfgklmnpqrtv").find(text[1]) != std::string_view::npos;
  return impure || text[0] == 'Z' ? 'S' : 'C';
}

std::string blank_before(const std::string& word) { return word.empty() ? "" : " " + word; }

}  // namespace

Np Romance::pointed_at(Naming naming, CardType type) const {
  const bool feminine = type != CardType::fighter;
  switch (naming) {
    case Naming::this_card:
      return {say(feminine ? Forms{"questa ", "esta "} : Forms{"questo ", "este "}) +
                  std::string(name_of(type, language())),
              Article::none, feminine};
    case Naming::bearer:
      return {say({"Combattente equipaggiato", "Combatente equipado"}), Article::definite};
    case Naming::own_fighter:
      return {say({"tuo Combattente", "seu Combatente"}), Article::definite};
    case Naming::opposing_fighter:
      return {say({"Combattente avversario", "Combatente adversário"}), Article::definite};
    case Naming::that_fighter:
      return {say({"quel Combattente", "esse Combatente"}), Article::none};
    case Naming::other_fighter:
      return {say({"altro Combattente", "outro Combatente"}), Article::definite, false, false, 'V'};
    case Naming::it:
    case Naming::each:
    case Naming::group:
    case Naming::counted:
    case Naming::some:
      break;
  }
  return {say(feminine ? Forms{"essa", "ela"} : Forms{"esso", "ele"}), Article::none, feminine};
}

std::string Romance::pointed(Naming naming, CardType type, std::string_view preposition) const {
  return lexicon().with(preposition, pointed_at(naming, type));
}

std::string Romance::grouped(const Phrase& p, std::string_view preposition) const {
  return lexicon().with(preposition, group(p));
}

std::string Romance::card(CardType type, bool plural) const {
  if (type == CardType::fighter)
    return say(plural ? Forms{"Combattenti", "Combatentes"} : Forms{"Combattente", "Combatente"});
  std::string one(name_of(type, language()));
  if (plural) one.replace(0, std::string_view("carta").size(), say({"Carte", "cartas"}));
  return one;
}

/// The bare noun with its category.
Np Romance::noun(const Filter& f, bool plural, std::string_view link) const {
  const auto category = [&](bool many) {
    return any_of(
        f.category, [&](Category c) { return name_of(c, many, language()); }, link);
  };
  const bool fighters = describe::is_about_fighters(f);
  const bool may_be = describe::may_be_fighter(f);
  const std::string token = say({"pedina", "ficha de combatente"});
  if (f.hero == true && may_be)
    return {say(plural ? Forms{"Eroi", "Heróis"} : Forms{"Eroe", "Herói"}) + (f.token == true ? " " + token : "") +
            blank_before(category(false))};
  if (f.token == true && may_be)
    return {(plural ? say({"pedine", "fichas de combatente"}) : token) + blank_before(category(false)), Article::none,
            true};
  if (fighters) return {f.category.empty() ? card(CardType::fighter, plural) : category(plural)};
  const std::string impossible =
      (f.hero == true ? say({" Eroe", " Herói"}) : "") + (f.token == true ? say({" pedina", " ficha"}) : "");
  const std::string plain = say(plural ? Forms{"carte", "cartas"} : Forms{"carta", "carta"});
  const auto named = [&](CardType t) { return card(t, plural); };
  return {(f.type.empty() ? plain : any_of(f.type, named, link)) + impossible + blank_before(category(false)),
          Article::none, !f.type.has(CardType::fighter)};
}

std::string Romance::yours(const Np& np) const { return std::string(lexicon().yours(np.feminine, np.plural)) + " "; }

std::string Romance::opposing(const Np& np) const {
  const std::string word = agreed({"avversari", "adversári"}, np);
  return word.ends_with("ii") ? word.substr(0, word.size() - 1) : word;  // "avversari" is its plural, too
}

/// "diverso dall'Eroe e da una pedina"
std::string Romance::excepted(const Filter& f, const Np& np) const {
  std::string out =
      fill({"{0} ", "{1} "}, agreed({"divers", ""}, np), say({"", np.plural ? "que não sejam" : "que não seja"}));
  if (f.hero == false)
    out += say(f.controller == Whose::any ? Forms{"da un Eroe", "um Herói"} : Forms{"dall’Eroe", "o Herói"});
  if (f.hero == false && f.token == false) out += say({" e ", " nem "});
  if (f.token == false) out += say({"da una pedina", "uma ficha de combatente"});
  return out;
}

Np Romance::kind(const Filter& f, bool plural, bool whose, std::string_view link) const {
  Np out = noun(f, plural, link);
  out.plural = plural;
  out.text += blank_before(any_of(
      f.element,
      [&](Element e) {
        return say({"", "de "}) + std::string(name_of(e, language()));
      },
      link));
  if (whose && f.controller == Whose::you) add_yours(out);
  if (whose && f.controller == Whose::opponent) out.text += " " + opposing(out);
  if (f.other) out.text = agreed({"altr", "outr"}, out) + " " + out.text;
  if (f.health == Health::injured) out.text += " " + agreed({"ferit", "ferid"}, out);
  if (f.health == Health::unhurt) out.text += " " + agreed({"illes", "iles"}, out);
  if (!f.hp.any()) out.text += valued(f.hp, Term::hp);
  if (!f.atk.any()) out.text += valued(f.atk, Term::atk);
  if (f.hero == false || f.token == false) out.text += " " + excepted(f, out);
  out.onset = onset_of(out.text);
  return out;
}

std::string Romance::things(const Filter& f, bool plural) const { return kind(f, plural, false, or_word()).text; }

/// "nessun", "nessuno", "nessuna", "nenhum": the indefinite article with something in front of it.
std::string Romance::none_of(const Filter& f) const {
  Np np = kind(f, false, false, or_word());
  np.article = Article::indefinite;
  return say({"ness", "nenh"}) + named(np);
}

bool Romance::is_feminine(const Filter& f) const { return noun(f, false, or_word()).feminine; }

std::string Romance::inflected(std::string_view stem, bool feminine, bool plural) const {
  return lexicon().ending(stem, feminine, plural);
}

std::string Romance::pile(const Filter& f, bool taken_out) const {
  if (f.zone == Place::field) return {};
  const bool many = f.controller == Whose::any;
  const auto zone = [&](const Forms& one, const Forms& all) { return say(many ? all : one); };
  Np np{f.zone == Place::discard
            ? zone({"pila degli scarti", "pilha de descarte"}, {"pile degli scarti", "pilhas de descarte"})
        : f.zone == Place::hand ? zone({"mano", "mão"}, {"mani", "mãos"})
                                : zone({"mazzo", "baralho"}, {"mazzi", "baralhos"}),
        Article::definite, f.zone != Place::deck, many};
  if (f.controller == Whose::you) np.text = yours(np) + np.text;
  return " " + joined(taken_out ? wording::kFrom : wording::kIn, np) +
         (f.controller == Whose::opponent ? say({" dell’avversario", " do oponente"}) : "");
}

std::string Romance::fits(const Paragraph& p) const {
  // The bearer or user is the player's own.
  Filter what = p.filter;
  what.controller = Whose::you;
  std::string out = say({"solo", "somente"});
  if (p.side == Role::attacker) out += say({" in attacco", " no ataque"});
  if (p.side == Role::defender) out += say({" in difesa", " na defesa"});
  if (p.side != Role::any && describe::asks_nothing(p.filter)) return out;
  if (what.type.empty()) what.type.add(CardType::fighter);
  Np np = kind(what, false, false, or_word());
  np.article = Article::indefinite;
  return out + (p.side == Role::any ? " " : ", ") + joined(wording::kFor, np);
}

}  // namespace playsheet::gormiti_wording
