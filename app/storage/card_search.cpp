// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/card_search.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <set>

#include "app/storage/card_deeds.h"
#include "app/storage/search_sql.h"
#include "app/storage/sqlite_tools.h"
#include "engine/naruto/decks/formats/card_index.h"
#include "engine/naruto/search/fold.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;
namespace search = naruto::search;

constexpr int kStepsBetweenLooks = 1000;  ///< a search that nobody waits for any more ends after so many

constexpr char kTables[] = R"sql(
PRAGMA temp_store = MEMORY;
CREATE TEMP TABLE facts (
  id INTEGER PRIMARY KEY, type INTEGER, symbols INTEGER, ranks INTEGER, highest_rank INTEGER, set_number INTEGER,
  rarity TEXT, entrance INTEGER, hand INTEGER, combat INTEGER, support INTEGER, injured_combat INTEGER,
  injured_support INTEGER, x INTEGER, mental INTEGER, properties INTEGER, called TEXT
);
CREATE TEMP TABLE costs (
  card INTEGER, c0 INTEGER, c1 INTEGER, c2 INTEGER, c3 INTEGER, c4 INTEGER, c5 INTEGER, any_symbol INTEGER,
  x INTEGER, total INTEGER
);
CREATE TEMP TABLE owned (card INTEGER PRIMARY KEY, quantity INTEGER);
CREATE TEMP TABLE in_decks (card INTEGER, deck INTEGER, count INTEGER);
CREATE INDEX temp.in_decks_by_card ON in_decks (card);
)sql";

std::int64_t properties_of(const naruto::CardDefinition& card) {
  std::int64_t bits = 0;
  const auto set = [&](search::Property property, bool has) {
    if (has) bits |= std::int64_t{1} << static_cast<unsigned>(property);
  };
  set(search::Property::platoon, card.platoon);
  set(search::Property::squad, card.squad);
  set(search::Property::growth, card.growth);
  set(search::Property::ambush, card.ambush);
  set(search::Property::surge, card.surge);
  set(search::Property::mastery, card.mastery);
  set(search::Property::counter, card.type == naruto::CardType::mission && card.mission.counter);
  set(search::Property::permanent,
      card.type == naruto::CardType::mission && card.mission.permanence != naruto::Permanence::none);
  set(search::Property::reprint, !card.reprint_of.empty());
  set(search::Property::ready, card.readiness == naruto::Readiness::ready);
  set(search::Property::pending, card.readiness == naruto::Readiness::pending);
  return bits;
}

/// The words that a card should have, each where it stands first.
void gather_asked_words(const search::Node& query, std::vector<const search::Node*>& words) {
  const auto asks_for_the_same = [&](const search::Node* word) { return word->term == query.term; };
  switch (query.kind) {
    case search::Node::Kind::none:
      return;
    case search::Node::Kind::term:
      if (query.term.field != search::Field::any && query.term.field != search::Field::name) return;
      if (std::none_of(words.begin(), words.end(), asks_for_the_same)) words.push_back(&query);
      return;
    default:
      for (const search::Node& part : query.parts) gather_asked_words(part, words);
  }
}

/// What a query would be as a code: a word by itself, or words without a field, "n 001"; else empty.
std::string code_of_query(const search::Node& query) {
  constexpr std::size_t kMostParts = 3;
  const auto is_word = [](const search::Node& node) {
    return node.kind == search::Node::Kind::term && node.term.field == search::Field::any;
  };
  if (query.kind == search::Node::Kind::term)
    return is_word(query) || query.term.field == search::Field::code ? query.term.text : std::string();
  if (query.kind != search::Node::Kind::all || query.parts.size() > kMostParts ||
      !std::all_of(query.parts.begin(), query.parts.end(), is_word))
    return {};
  std::string text;
  for (const search::Node& part : query.parts) text += (text.empty() ? "" : " ") + part.term.text;
  return text;
}

/// Each word that is a code in another writing means its cards, too: "n001", "NI-008" of the Italian edition.
search::Node with_codes(search::Node query, const naruto::CardIndex& index) {
  for (search::Node& part : query.parts) part = with_codes(std::move(part), index);
  const search::Term& term = query.term;
  const bool word = query.kind == search::Node::Kind::term &&
                    (term.field == search::Field::any || term.field == search::Field::code) &&
                    (term.relation == search::Relation::has || term.relation == search::Relation::equal);
  if (!word) return query;
  const auto codes = index.by_code(term.text);
  const bool plain = codes.size() == 1 && search::folded(codes.front()) == search::folded(term.text);
  if (codes.empty() || plain) return query;
  search::Node either{.kind = search::Node::Kind::either, .begin = query.begin, .end = query.end};
  for (const std::string& code : codes) {
    search::Node one{.kind = search::Node::Kind::term, .begin = query.begin, .end = query.end};
    one.term = {.field = search::Field::code, .relation = search::Relation::equal, .text = code, .phrase = true};
    either.parts.push_back(std::move(one));
  }
  either.parts.push_back(std::move(query));
  return either;
}

/// A name as `called` of the query has it: its words with a blank between.
std::string plain_name(std::string_view name) {
  std::string out;
  for (const std::string& word : search::words_in(name)) out += (out.empty() ? "" : " ") + word;
  return out;
}

}  // namespace

struct CardSearch::Inside {
  Inside(const naruto::Catalog& catalog, const std::vector<fs::path>& paths)
      : cards(catalog),
        index(catalog),
        file(paths.front()),
        db(read_only_address(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX) {
    treat_as_data(db);
    databases.emplace_back("main");
    for (std::size_t i = 1; i < paths.size(); ++i) {
      const std::string schema = fmt::format("own{}", i);
      SQLite::Statement attach(db, "ATTACH ? AS " + schema);
      attach.bind(1, read_only_address(paths[i]));
      attach.exec();
      databases.push_back(schema);
    }
    db.exec(kTables);
    fill();
    const auto look = [](void* self) { return static_cast<Inside*>(self)->look_up() ? 1 : 0; };
    sqlite3_progress_handler(db.getHandle(), kStepsBetweenLooks, look, this);
  }
  Inside(const Inside&) = delete;  // the database knows where it is
  Inside& operator=(const Inside&) = delete;

  /// From time to time while the database works: whether it is to give up.
  bool look_up() {
    ++looks;
    return stop && stop->stop_requested();
  }

  /// As long as this lives, what the database does can be stopped.
  struct Stoppable {
    Stoppable(Inside& search, const std::stop_token& token) : inside(search) { inside.stop = &token; }
    ~Stoppable() { inside.stop = nullptr; }
    Stoppable(const Stoppable&) = delete;
    Stoppable& operator=(const Stoppable&) = delete;
    Inside& inside;
  };

  void fill() {
    SQLite::Transaction transaction(db);
    SQLite::Statement fact(db, "INSERT INTO facts VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    SQLite::Statement cost(db, "INSERT INTO costs VALUES (?,?,?,?,?,?,?,?,?,?)");
    for (std::size_t i = 0; i < databases.size(); ++i) {
      SQLite::Statement row(db, "SELECT number, code FROM " + databases[i] + ".cards ORDER BY number");
      while (row.executeStep()) {
        const auto card = cards.find(row.getColumn(1).getString());
        if (!card) continue;  // not in this catalog
        const std::int64_t id = row.getColumn(0).getInt64() + static_cast<std::int64_t>(i) * kIdsOfADatabase;
        id_of[*card] = id;
        card_of[id] = *card;
        write_fact(fact, id, cards[*card]);
        write_costs(cost, id, cards[*card]);
      }
      gather_words(databases[i]);
    }
    transaction.commit();
  }

  void write_fact(SQLite::Statement& insert, std::int64_t id, const naruto::CardDefinition& card) {
    insert.reset();
    insert.clearBindings();
    insert.bind(1, id);
    insert.bind(2, static_cast<int>(card.type));
    insert.bind(3, static_cast<int>(card.symbols.bits));
    int ranks = 0;
    int highest = 0;
    for (const naruto::Rank rank : card.ranks) {
      ranks |= 1 << static_cast<int>(rank);
      highest = std::max(highest, static_cast<int>(rank));
    }
    insert.bind(4, ranks);
    insert.bind(5, highest);
    insert.bind(6, set_number(card.set));
    insert.bind(7, search::folded(card.rarity));
    words_of.rarities.insert(card.rarity);
    if (card.entrance_cost) insert.bind(8, *card.entrance_cost);
    if (card.hand_cost) insert.bind(9, *card.hand_cost);
    const auto figure = [&](int column, naruto::Figure which, int value) {
      if (card.type == naruto::CardType::ninja && !card.prints_x(which)) insert.bind(column, value);
    };
    figure(10, naruto::Figure::combat, card.healthy.combat);
    figure(11, naruto::Figure::support, card.healthy.support);
    figure(12, naruto::Figure::injured_combat, card.injured.combat);
    figure(13, naruto::Figure::injured_support, card.injured.support);
    insert.bind(14, static_cast<int>(card.printed_x));
    if (card.type == naruto::CardType::ninja) insert.bind(15, card.mental_power);
    insert.bind(16, properties_of(card));
    insert.bind(17, plain_name(cards.words().text(card.name)));
    insert.exec();
    for (const std::string& word : search::words_in(cards.words().text(card.name))) words_of.names.insert(word);
    for (const std::string& word : search::words_in(card.name_it)) words_of.names.insert(word);
  }

  static void write_costs(SQLite::Statement& insert, std::int64_t id, const naruto::CardDefinition& card) {
    if (card.type != naruto::CardType::jutsu) return;
    for (const naruto::JutsuCost& cost : card.costs) {
      insert.reset();
      insert.bind(1, id);
      for (std::size_t i = 0; i < naruto::kSymbolCount; ++i)
        insert.bind(static_cast<int>(i) + 2, static_cast<int>(cost.symbols[i]));
      insert.bind(8, static_cast<int>(cost.any));
      insert.bind(9, static_cast<int>(cost.x));
      insert.bind(10, cost.total(0));
      insert.exec();
    }
  }

  int set_number(const std::string& name) {
    const auto found = std::find(vocabulary.sets.begin(), vocabulary.sets.end(), name);
    if (found != vocabulary.sets.end()) return static_cast<int>(found - vocabulary.sets.begin());
    vocabulary.sets.push_back(name);
    return static_cast<int>(vocabulary.sets.size()) - 1;
  }

  /// The lists of words that the index was made with.
  void gather_words(const std::string& schema) {
    const auto read = [&](const char* key, std::set<std::string>& into) {
      SQLite::Statement select(db, "SELECT value FROM " + schema + ".meta WHERE key = ?");
      select.bind(1, key);
      if (!select.executeStep()) return;
      std::string word;
      for (const char c : select.getColumn(0).getString() + "\n") {
        if (c != '\n') {
          word += c;
        } else if (!word.empty()) {
          into.insert(std::move(word));
          word.clear();
        }
      }
    };
    read("does", words_of.deeds);
    read("touches", words_of.touched);
    read("needs", words_of.needed);
    read("traits", words_of.traits);
    words_of.rarities.erase("");
    const auto list = [](const std::set<std::string>& set) { return std::vector<std::string>(set.begin(), set.end()); };
    vocabulary.traits = list(words_of.traits);
    vocabulary.rarities = list(words_of.rarities);
    vocabulary.deeds = list(words_of.deeds);
    vocabulary.touched = list(words_of.touched);
    vocabulary.needed = list(words_of.needed);
    names = list(words_of.names);
  }

  const naruto::Catalog& cards;
  naruto::CardIndex index;  ///< what a deck list takes as a code
  fs::path file;
  SQLite::Database db;
  std::vector<std::string> databases;  ///< schemas
  search::Vocabulary vocabulary;
  std::vector<std::string> names;  ///< words of names
  std::map<naruto::DefinitionId, std::int64_t> id_of;
  std::map<std::int64_t, naruto::DefinitionId> card_of;
  const std::stop_token* stop = nullptr;  ///< of the search that is being carried out
  std::uint64_t looks = 0;
  struct {
    std::set<std::string> traits, rarities, deeds, touched, needed, names;
  } words_of;
};

CardSearch::CardSearch(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
CardSearch::CardSearch(CardSearch&&) noexcept = default;
CardSearch& CardSearch::operator=(CardSearch&&) noexcept = default;
CardSearch::~CardSearch() = default;

Outcome<CardSearch> CardSearch::open(const naruto::Catalog& cards, const std::vector<fs::path>& databases) {
  std::vector<fs::path> there;
  std::error_code error;
  for (const fs::path& path : databases)
    if (fs::is_regular_file(path, error)) there.push_back(path);
  if (there.empty())
    return StorageProblem{StorageFault::missing,
                          databases.empty() ? std::string() : databases.front().string(),
                          {},
                          {},
                          "a card database; \"playsheet-cli cards build\" builds one"};
  try {
    return CardSearch(std::make_unique<Inside>(cards, there));
  } catch (const SQLite::Exception& failure) {
    return problem_of(failure, there.front());
  }
}

const search::Vocabulary& CardSearch::vocabulary() const { return inside_->vocabulary; }

void CardSearch::set_owned(const std::vector<OwnedCard>& owned) {
  SQLite::Transaction transaction(inside_->db);
  inside_->db.exec("DELETE FROM owned");
  for (const OwnedCard& card : owned) set_owned(card.code, card.quantity);
  transaction.commit();
}

void CardSearch::set_owned(const std::string& code, int quantity) {
  const auto card = inside_->cards.find(code);
  if (!card || !inside_->id_of.contains(*card)) return;
  SQLite::Statement set(inside_->db, "INSERT OR REPLACE INTO owned VALUES (?, ?)");
  set.bind(1, inside_->id_of.at(*card));
  set.bind(2, quantity);
  set.exec();
}

void CardSearch::set_decks(const std::vector<naruto::Deck>& decks) {
  SQLite::Transaction transaction(inside_->db);
  inside_->db.exec("DELETE FROM in_decks");
  inside_->vocabulary.decks.clear();
  SQLite::Statement insert(inside_->db, "INSERT INTO in_decks VALUES (?, ?, ?)");
  for (const naruto::Deck& deck : decks) {
    const auto number = static_cast<std::int64_t>(inside_->vocabulary.decks.size());
    inside_->vocabulary.decks.push_back(deck.name.en);
    for (const auto* list : {&deck.cards, &deck.sideboard, &deck.reinforcement})
      for (const naruto::DeckEntry& entry : *list) {
        const auto card = inside_->cards.find(entry.code);
        if (!card || !inside_->id_of.contains(*card)) continue;
        insert.reset();
        insert.bind(1, inside_->id_of.at(*card));
        insert.bind(2, number);
        insert.bind(3, entry.count);
        insert.exec();
      }
  }
  transaction.commit();
}

Outcome<std::vector<naruto::DefinitionId>> CardSearch::find(const search::Node& query, std::size_t limit,
                                                            const std::stop_token& stop) const {
  const SearchSql sql = sql_of(with_codes(query, inside_->index), inside_->vocabulary, inside_->databases);
  std::vector<naruto::DefinitionId> found;
  for (const std::string& code : inside_->index.by_code(code_of_query(query)))
    if (const auto card = inside_->cards.find(code); card && found.size() < limit && inside_->id_of.contains(*card))
      found.push_back(*card);
  const std::size_t called = found.size();  // they come first
  const Inside::Stoppable stoppable(*inside_, stop);
  try {
    SQLite::Statement select(inside_->db, sql.text);
    int place = 0;
    for (const SqlValue& value : sql.values) {
      ++place;
      std::visit([&](const auto& v) { select.bind(place, v); }, value);
    }
    // all of them where it is not the statement that decides
    select.bind(place + 1, sql.tree || called > 0 ? std::int64_t{-1} : static_cast<std::int64_t>(limit));
    std::vector<bool> known(sql.tree ? sql.tree->terms().size() : 0);
    while (found.size() < limit && select.executeStep()) {
      for (std::size_t i = 0; i < known.size(); ++i) known[i] = select.getColumn(static_cast<int>(i) + 1).getInt() != 0;
      if (sql.tree && !sql.tree->holds(known)) continue;
      const auto card = inside_->card_of.find(select.getColumn(0).getInt64());
      const auto first = found.begin() + static_cast<std::ptrdiff_t>(called);
      if (card != inside_->card_of.end() && std::find(found.begin(), first, card->second) == first)
        found.push_back(card->second);
    }
  } catch (const SQLite::Exception& failure) {
    if (!stop.stop_requested()) return problem_of(failure, inside_->file);
  }
  return found;
}

std::optional<search::Problem> CardSearch::unknown_word(const search::Node& query, const std::stop_token& stop) const {
  std::vector<const search::Node*> words;
  gather_asked_words(query, words);
  for (const search::Node* word : words) {
    search::Node alone = *word;
    alone.term.phrase = false;
    const auto found = find(alone, 1, stop);
    if (!found || stop.stop_requested()) return std::nullopt;
    if (!found->empty()) continue;
    if (std::string nearest = search::nearest_to(word->term.text, inside_->names); !nearest.empty())
      return search::Problem{search::Fault::unknown_value, word->begin, word->end, word->term.text,
                             std::move(nearest),           {}};
  }
  return std::nullopt;
}

std::uint64_t CardSearch::steps() const { return inside_->looks; }

}  // namespace playsheet
