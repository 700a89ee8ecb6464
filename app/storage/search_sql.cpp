// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/search_sql.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/storage/card_deeds.h"
#include "engine/naruto/search/fold.h"

namespace playsheet {
namespace {

namespace search = naruto::search;
using search::Field;
using search::Node;
using search::Relation;
using search::Term;

/// Relative weights of the columns of the index: a name counts more than a word of a text.
constexpr std::string_view kWeights = "12.0, 10.0, 10.0, 4.0, 1.0, 1.0, 1.0, 1.0, 0.0";
constexpr std::string_view kTexts = "{text_en text_it text_pt summary}";

constexpr std::size_t kMostPlaces = 40;       ///< of terms in one condition
constexpr std::size_t kDeepestStatement = 8;  ///< its groups; SQLite gives up at some thirty

/// A phrase of the index. The last word may be the beginning of one, unless quotes say how it ends.
std::string phrase(std::string_view text, bool whole) {
  std::string out = "\"";
  for (const char c : text)
    if (c != '"' && c != '\0') out += c;
  return out + (whole ? "\"" : "\"*");
}

std::string_view sign(Relation relation) {
  constexpr std::array<std::string_view, 7> signs{"=", "=", "<>", "<", "<=", ">", ">="};
  return signs[static_cast<std::size_t>(relation)];
}

class Compiler {
 public:
  Compiler(const search::Vocabulary& vocabulary, const std::vector<std::string>& databases)
      : vocabulary_(vocabulary), databases_(databases) {}

  /// The words that everything found must have: they rank what is found.
  std::string ranking(const Node& query) const {
    std::string match;
    if (query.kind == Node::Kind::all)
      for (const Node& part : query.parts)
        if (const std::string one = part.kind == Node::Kind::term ? match_of(part.term) : std::string(); !one.empty())
          match += (match.empty() ? "" : " AND ") + one;
    return match;
  }

  std::string condition(const Term& term, std::vector<SqlValue>& values) const {
    if (const std::string match = match_of(term); !match.empty())
      return "facts.id IN (" + found(match, false, values) + ")";
    switch (term.field) {
      case Field::type:
        values.emplace_back(std::int64_t{term.low});
        return fmt::format("type {} ?", sign(term.relation));
      case Field::symbol:
        return bits("symbols", term, values);
      case Field::rank:
        return rank(term, values);
      case Field::set:
        return set(term, values);
      case Field::rarity:
        values.emplace_back(search::folded(term.text));
        return "instr(' ' || rarity, ' ' || ?) > 0";
      case Field::cost:
        return cost(term, values);
      case Field::pay:
        return pay(term, values);
      case Field::entrance:
        return figure("entrance", 0, term, values);
      case Field::hand:
        return figure("hand", 1, term, values);
      case Field::combat:
        return figure("combat", 2, term, values);
      case Field::support:
        return figure("support", 3, term, values);
      case Field::injured_combat:
        return figure("injured_combat", 4, term, values);
      case Field::injured_support:
        return figure("injured_support", 5, term, values);
      case Field::mental:
        return figure("mental", 14, term, values);
      case Field::owned:
        return figure("ifnull(owned.quantity, 0)", 14, term, values);
      case Field::does:
      case Field::touches:
        return deeds(term, values);
      case Field::needs:
        return needs(term, values);
      case Field::is:
        return property(term, values);
      case Field::in:
        return in_deck(term, values);
      default:
        return "1";  // a word without a letter, such as "&": every card has it
    }
  }

  std::string condition(const Node& node, bool outermost, std::vector<SqlValue>& values) const {
    switch (node.kind) {
      case Node::Kind::term:
        return condition(node.term, values);
      case Node::Kind::none:
        return "NOT ifnull(" + condition(node.parts.front(), false, values) + ", 0)";
      case Node::Kind::all:
      case Node::Kind::either:
        break;
    }
    const bool all = node.kind == Node::Kind::all;
    std::string out;
    for (const Node& part : node.parts) {
      if (outermost && part.kind == Node::Kind::term && !match_of(part.term).empty()) continue;  // it ranks
      out += (out.empty() ? "" : all ? " AND " : " OR ") + condition(part, false, values);
    }
    return out.empty() ? std::string("1") : "(" + out + ")";
  }

  /// id and score of what the index finds, in every database.
  std::string found(const std::string& match, bool ranked, std::vector<SqlValue>& values) const {
    std::string out;
    for (std::size_t i = 0; i < databases_.size(); ++i) {
      out += fmt::format("{}SELECT rowid + {} AS id{} FROM {}.cards_search WHERE cards_search MATCH ?",
                         i == 0 ? "" : " UNION ALL ", static_cast<std::int64_t>(i) * kIdsOfADatabase,
                         ranked ? fmt::format(", bm25(cards_search, {}) AS score", kWeights) : "", databases_[i]);
      values.emplace_back(match);
    }
    return out;
  }

 private:
  /// What the index is asked for this term; empty if it is not asked.
  std::string match_of(const Term& term) const {
    switch (term.field) {
      case Field::any:
        return search::words_in(term.text).empty() ? std::string() : phrase(term.text, term.phrase);
      case Field::name:
        return "{name name_it} : " + phrase(term.text, term.phrase);
      case Field::text:
        return std::string(kTexts) + " : " + phrase(term.text, term.phrase);
      case Field::trait:
        return "traits : " + phrase(term.text, false);
      case Field::code:
        return "code : " + (term.relation == Relation::equal ? "^" : std::string()) + phrase(term.text, term.phrase);
      default:
        return {};
    }
  }

  static std::string_view column_of(Field field) {
    switch (field) {
      case Field::entrance:
        return "entrance";
      case Field::hand:
        return "hand";
      case Field::support:
        return "support";
      case Field::injured_combat:
        return "injured_combat";
      case Field::injured_support:
        return "injured_support";
      case Field::mental:
        return "mental";
      default:
        return "combat";
    }
  }

  std::string figure(std::string_view column, int x_bit, const Term& term, std::vector<SqlValue>& values) const {
    if (term.other != Field::any) return fmt::format("{} {} {}", column, sign(term.relation), column_of(term.other));
    if (term.x) return fmt::format("(x >> {} & 1) {} 1", x_bit, term.relation == Relation::unequal ? "<>" : "=");
    values.emplace_back(std::int64_t{term.low});
    if (!term.range) return fmt::format("{} {} ?", column, sign(term.relation));
    values.emplace_back(std::int64_t{term.high});
    return fmt::format("{} BETWEEN ? AND ?", column);
  }

  std::string bits(std::string_view column, const Term& term, std::vector<SqlValue>& values) const {
    values.emplace_back(std::int64_t{term.low});
    if (term.relation == Relation::has) {
      values.emplace_back(std::int64_t{term.low});
      return fmt::format("{} & ? = ?", column);
    }
    return fmt::format("{} {} ?", column, sign(term.relation));
  }

  std::string rank(const Term& term, std::vector<SqlValue>& values) const {
    values.emplace_back(std::int64_t{term.low});
    if (term.relation == Relation::has || term.relation == Relation::equal) return "(ranks >> ? & 1) = 1";
    if (term.relation == Relation::unequal) return "(ranks > 0 AND (ranks >> ? & 1) = 0)";
    return fmt::format("(ranks > 0 AND highest_rank {} ?)", sign(term.relation));
  }

  /// A way to pay that asks for these symbols at least; with "=", for exactly them; with a figure, for so many chakra.
  std::string cost(const Term& term, std::vector<SqlValue>& values) const {
    std::string test;
    const bool letters = term.cost != naruto::JutsuCost{};
    if (!letters) {
      test = figure("total", 15, term, values);
    } else {
      for (std::size_t i = 0; i < naruto::kSymbolCount; ++i) {
        values.emplace_back(std::int64_t{term.cost.symbols[i]});
        test +=
            fmt::format("{}c{} {} ?", test.empty() ? "" : " AND ", i, term.relation == Relation::equal ? "=" : ">=");
      }
      if (term.cost.x > 0) test += " AND costs.x > 0";
      if (term.relation == Relation::equal || term.cost.any > 0) {
        values.emplace_back(std::int64_t{term.cost.any});
        test += fmt::format(" AND any_symbol {} ?", term.relation == Relation::equal ? "=" : ">=");
      }
    }
    return "facts.id IN (SELECT card FROM costs WHERE " + test + ")";
  }

  /// A way to pay with these chakra, those of any symbol in the place of what is lacking.
  static std::string pay(const Term& term, std::vector<SqlValue>& values) {
    std::string lacking;
    for (std::size_t i = 0; i < naruto::kSymbolCount; ++i) {
      values.emplace_back(std::int64_t{term.cost.symbols[i]});
      lacking += fmt::format("{}max(0, c{} - ?)", lacking.empty() ? "" : " + ", i);
    }
    values.emplace_back(std::int64_t{term.cost.any});
    values.emplace_back(std::int64_t{term.cost.total(0)});
    return "facts.id IN (SELECT card FROM costs WHERE " + lacking + " <= ? AND total <= ?)";
  }

  std::string deeds(const Term& term, std::vector<SqlValue>& values) const {
    const bool does = term.field == Field::does;
    std::string match;
    const auto& known = does ? vocabulary_.deeds : vocabulary_.touched;
    const std::string plain = search::folded(term.text);
    // a whole word is meant as it is: who asks for damage does not ask for what prevents it
    const bool whole = std::find(known.begin(), known.end(), plain) != known.end();
    for (const std::string& word : known)
      if (whole ? word == plain : search::has_beginning(word, term.text))
        match += (match.empty() ? "\"" : " OR \"") + (does ? does_token(word) : touches_token(word)) + "\"";
    return "facts.id IN (" + found("deeds : (" + match + ")", false, values) + ")";
  }

  /// Every word of it is in what the Jutsu needs; the last may be the beginning of one.
  std::string needs(const Term& term, std::vector<SqlValue>& values) const {
    std::string match;
    for (const std::string& word : search::words_in(term.text))
      match += (match.empty() ? "\"" : " AND deeds : \"") + needs_token(word) + "\"*";
    return "facts.id IN (" + found("deeds : " + match, false, values) + ")";
  }

  std::string set(const Term& term, std::vector<SqlValue>& values) const {
    if (term.x) {
      values.emplace_back(std::int64_t{term.low});
      return "set_number = ?";
    }
    std::string list;
    for (std::size_t i = 0; i < vocabulary_.sets.size(); ++i)
      if (search::has_beginning(vocabulary_.sets[i], term.text)) {
        values.emplace_back(static_cast<std::int64_t>(i));
        list += list.empty() ? "?" : ",?";
      }
    return "set_number IN (" + list + ")";
  }

  std::string in_deck(const Term& term, std::vector<SqlValue>& values) const {
    if (search::folded(term.text) == "deck") return "facts.id IN (SELECT card FROM in_decks)";
    std::string list;
    for (std::size_t i = 0; i < vocabulary_.decks.size(); ++i)
      if (search::has_beginning(vocabulary_.decks[i], term.text)) {
        values.emplace_back(static_cast<std::int64_t>(i));
        list += list.empty() ? "?" : ",?";
      }
    return "facts.id IN (SELECT card FROM in_decks WHERE deck IN (" + list + "))";
  }

  static std::string property(const Term& term, std::vector<SqlValue>& values) {
    const auto which = static_cast<search::Property>(term.low);
    const std::string_view negated = term.relation == Relation::unequal ? "NOT " : "";
    if (which == search::Property::owned) return fmt::format("{}ifnull(owned.quantity, 0) > 0", negated);
    if (which == search::Property::missing)
      return fmt::format(
          "{}facts.id IN (SELECT card FROM in_decks GROUP BY card HAVING max(count) > ifnull("
          "(SELECT quantity FROM owned WHERE owned.card = in_decks.card), 0))",
          negated);
    values.emplace_back(std::int64_t{term.low});
    return fmt::format("{}(properties >> ? & 1) = 1", negated);
  }

  const search::Vocabulary& vocabulary_;
  const std::vector<std::string>& databases_;
};

/// The words without a field, as a name has them: a card that is called just so stands first.
std::string called(const Node& query) {
  std::string words;
  for (const Node& part : query.parts)
    if (part.kind == Node::Kind::term && (part.term.field == Field::any || part.term.field == Field::name))
      for (const std::string& word : search::words_in(part.term.text)) words += (words.empty() ? "" : " ") + word;
  return words;
}

/// Where nothing else tells cards apart: what can be played first, promos behind the sets, then by number.
std::string usual_order(const search::Vocabulary& vocabulary) {
  const auto& sets = vocabulary.sets;
  const auto promos = std::find(sets.begin(), sets.end(), "Promo Cards") - sets.begin();
  return fmt::format("(facts.properties >> {}) & 1 DESC, facts.set_number = {}, facts.id LIMIT ?",
                     static_cast<int>(search::Property::ready), promos);
}

}  // namespace

SearchSql sql_of(const Node& query, const search::Vocabulary& vocabulary, const std::vector<std::string>& databases) {
  const Compiler compiler(vocabulary, databases);
  SearchSql sql;
  const std::string match = compiler.ranking(query);
  sql.text = "SELECT facts.id";
  TermTree tree(query);
  if (tree.places() > kMostPlaces || tree.depth() > kDeepestStatement) {
    for (const Term& term : tree.terms()) sql.text += ", ifnull(" + compiler.condition(term, sql.values) + ", 0)";
    sql.tree = std::move(tree);
  }
  const auto where = [&](bool outermost) {
    return sql.tree ? std::string("1") : compiler.condition(query, outermost, sql.values);
  };
  if (match.empty()) {
    sql.text += " FROM facts LEFT JOIN owned ON owned.card = facts.id WHERE " + where(false) + " ORDER BY " +
                usual_order(vocabulary);
    return sql;
  }
  sql.text += " FROM (" + compiler.found(match, true, sql.values) +
              ") AS hits CROSS JOIN facts ON facts.id = hits.id LEFT JOIN owned ON owned.card = facts.id WHERE ";
  sql.text += where(true);
  sql.text += " ORDER BY called = ? DESC, hits.score, " + usual_order(vocabulary);
  sql.values.emplace_back(called(query));
  return sql;
}

}  // namespace playsheet
