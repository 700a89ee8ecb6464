// SPDX-License-Identifier: GPL-3.0-or-later
// What people type into the search: the grammar, its text form, and the SQL it becomes.
#include "app/storage/card_search.h"

#include <algorithm>

#include "app/storage/cards_database.h"
#include "app/storage/search_sql.h"
#include "engine/naruto/search/reader.h"
#include "tests/fuzz/fuzz.h"
#include "ui/wording/search_text.h"

namespace fuzz = playsheet::fuzz;
namespace search = naruto::search;
namespace wording = playsheet::wording;

namespace {

/// A small card database and the search over it.
struct Searched {
  naruto::Catalog cards;
  std::unique_ptr<playsheet::CardSearch> search;
  Searched() {
    const auto path = fuzz::folder() / "cards.db";
    const auto built = playsheet::build_cards_database(
        {{"test_cards.toml", fuzz::source_text("resources/scenarios/test_cards.toml")}}, path);
    fuzz::law(built && playsheet::open_cards_database(path, cards), "a small card database can be made");
    auto opened = playsheet::CardSearch::open(cards, {path});
    fuzz::law(static_cast<bool>(opened), "it can be searched");
    search = std::make_unique<playsheet::CardSearch>(std::move(*opened));
    search->set_owned({{"T-03", 2}});
  }
};

Searched& searched() {
  static Searched instance;
  return instance;
}

void is_wrong_somewhere(const search::Problem& problem, std::string_view text) {
  fuzz::law(problem.begin <= problem.end && problem.end <= text.size(), "a problem lies in the text", text);
  for (const auto language : wording::kLanguages)
    fuzz::law(!wording::search_problem_text(problem, language).empty(), "a problem has words", text);
}

/// No byte of the query is in the statement: it has words and signs of ours alone.
void is_bound(const search::Node& query, std::string_view text) {
  const auto sql = playsheet::sql_of(query, searched().search->vocabulary(), {"main"});
  fuzz::law(std::all_of(sql.text.begin(), sql.text.end(),
                        [](char c) {
                          return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                                 std::string_view(" _(),.?<>=&|+-*\n").find(c) != std::string_view::npos;
                        }),
            "a statement has nothing of the query", sql.text);
  fuzz::law(static_cast<std::size_t>(std::count(sql.text.begin(), sql.text.end(), '?')) == sql.values.size() + 1,
            "every value of the query is bound", text);
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  std::vector<std::string> seeds{std::string(200, '('), std::string(5000, '-'), "name:" + std::string(100'000, 'a')};
  for (const auto& chapter : wording::search_help())
    for (const auto& example : chapter.examples) seeds.emplace_back(example.query);
  return seeds;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const auto& vocabulary = searched().search->vocabulary();
  const search::Reading reading = search::read_query(text, vocabulary);
  fuzz::law(reading.query.has_value() != reading.problem.has_value(), "a query, or what is wrong with it", text);
  if (reading.problem) is_wrong_somewhere(*reading.problem, text);
  if (!reading.query) return 0;
  const std::string once = canonical_text(*reading.query);
  const search::Reading again = search::read_query(once, vocabulary);
  fuzz::law(again.query.has_value(), "its text form reads back", once);
  fuzz::law(canonical_text(*again.query) == once, "its text form is stable", once);
  const auto chips = search::chips(*reading.query);
  for (std::size_t i = 0; i < std::min<std::size_t>(chips.size(), 4); ++i)
    fuzz::law(search::read_query(canonical_text(without_chip(*reading.query, i)), vocabulary).query.has_value(),
              "without a chip it is a query", once);
  is_bound(*reading.query, text);
  const auto found = searched().search->find(*reading.query, 5000);
  fuzz::law(static_cast<bool>(found), "a query can be asked",
            found ? std::string() : playsheet::text_of(found.problem()));
  fuzz::law(found->size() <= searched().cards.size(), "no card is found twice", once);
  searched().search->unknown_word(*reading.query);
  return 0;
}
