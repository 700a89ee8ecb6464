// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search_thread.h"

#include <utility>

#include "app/collection_desk.h"
#include "engine/naruto/search/reader.h"

namespace playsheet {
namespace {

namespace search = naruto::search;

/// What would be found without the choice of this field, where there is one.
void findWithout(const CardSearch& cards, search::Field field, std::size_t most, const std::stop_token& stop,
                 FoundCards& found, std::vector<naruto::DefinitionId>& others) {
  if (search::alternatives(*found.query, field).empty()) {
    others = found.cards;
  } else if (auto more = cards.find(search::choosing(*found.query, field, {}), most, stop)) {
    others = std::move(*more);
  }
}

/// Everything that a question is answered with; `problem` if the database cannot be asked.
FoundCards answerOf(const CardSearch& cards, const std::string& query, std::size_t most, const std::stop_token& stop,
                    std::optional<StorageProblem>& problem) {
  FoundCards found;
  auto reading = search::read_query(query, cards.vocabulary());
  found.problem = std::move(reading.problem);
  if (found.problem) return found;
  auto answer = cards.find(*reading.query, most, stop);
  if (!answer) {
    problem = answer.problem();
    return found;
  }
  found.cards = std::move(*answer);
  found.query = std::move(reading.query);
  if (found.cards.empty()) found.unknown = cards.unknown_word(*found.query, stop);
  findWithout(cards, search::Field::symbol, most, stop, found, found.ofAnySymbol);
  findWithout(cards, search::Field::type, most, stop, found, found.ofAnyType);
  return found;
}

}  // namespace

SearchThread::SearchThread(const naruto::Catalog& cards, std::vector<std::filesystem::path> databases) : cards_(cards) {
  jobs_.write([this, databases = std::move(databases)] { search_.emplace(CardSearch::open(cards_, databases)); });
}

void SearchThread::change(Change change) {
  jobs_.write([this, change = std::move(change)] {
    if (*search_) change(**search_);
  });
}

void SearchThread::ask(const QObject* asker, const QString& query, CollectionStore::Answer answer) {
  struct Answered {
    FoundCards found;
    std::optional<StorageProblem> problem;
  };
  jobs_.read(
      asker,
      [this, query = query.toStdString()](const std::stop_token& stop) {
        Answered answered;
        if (*search_)
          answered.found = answerOf(**search_, query, cards_.size(), stop, answered.problem);
        else
          answered.problem = search_->problem();
        return answered;
      },
      [answer = std::move(answer)](Answered answered) {
        if (answered.problem) answered.found.trouble = personTrouble(*answered.problem);
        answer(std::move(answered.found));
      });
}

}  // namespace playsheet
