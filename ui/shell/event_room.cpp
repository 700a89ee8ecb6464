// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/event_room.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "engine/naruto/decks/deck_comparison.h"
#include "engine/naruto/decks/formats/share_code.h"
#include "engine/tournament/results/outcome.h"
#include "ui/decks/card_words.h"
#include "ui/decks/deck_print.h"
#include "ui/decks/list_reading.h"
#include "ui/speech/deck_titles.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/rules_title.h"
#include "ui/speech/words.h"
#include "ui/tournament/event_session.h"

namespace playsheet {

namespace {

/// One that does not say by which it is played is played by the usual one.
const naruto::Edition& namedEdition(std::string_view id) {
  const naruto::Edition* named = naruto::find_edition(id);
  return named ? *named : naruto::editions().front();
}

/// What the event settles otherwise than its edition: which list of limited cards counts (T-320).
std::vector<naruto::HouseRuling> rulingsOf(const tournament::Event& event) {
  const auto list = naruto::find_house_ruling("A-131", table::name_of(event.options.limited_list));
  if (!list || !naruto::has_two_limited_lists(namedEdition(event.edition))) return {};
  return differing(namedEdition(event.edition), {*list});
}

/// By which the event is played, its decks too (T-300).
naruto::Edition editionOf(const tournament::Event& event) {
  return naruto::with_rulings(namedEdition(event.edition), rulingsOf(event));
}

QString cardName(const naruto::Catalog& cards, const std::string& code) {
  const auto card = cards.find(code);
  const QString name = card ? cardNameOf(cards, *card, programLanguage()) : QString();
  return QStringLiteral("%1 [%2]").arg(name, QString::fromStdString(code));
}

}  // namespace

const naruto::CardIndex& EventRoom::index() const {
  const naruto::Catalog& cards = ways_.cards();
  if (!index_ || &index_->catalog() != &cards) {
    index_ = std::make_unique<naruto::CardIndex>(cards);
    known_.clear();
  }
  return *index_;
}

std::vector<std::pair<QString, QString>> EventRoom::editions() const {
  std::vector<std::pair<QString, QString>> out;
  for (const naruto::Edition& edition : naruto::editions()) {
    const QString id = QString::fromUtf8(edition.id.data(), static_cast<qsizetype>(edition.id.size()));
    out.emplace_back(id, editionTitle(id, programLanguage()));
  }
  return out;
}

/// Only what the program itself wrote: a list of the journal is never asked about.
std::optional<naruto::Deck> EventRoom::deckOf(const std::string& list) const {
  if (!naruto::is_share_code(list)) return std::nullopt;
  naruto::DeckImport import = naruto::import_deck(list, "list", index());
  if (!import.good() || !import.questions.empty()) return std::nullopt;
  return std::move(import.deck);
}

ListedDeck EventRoom::inWords(const naruto::Deck& deck, std::string list, const naruto::Edition& edition) const {
  const naruto::Catalog& cards = ways_.cards();
  ListedDeck out;
  out.list = std::move(list);
  out.readable = true;
  out.name = deckTitle(deck.name.en, namesOf(ways_.decks()), programLanguage());
  QStringList sums;
  for (const naruto::DeckPile pile : naruto::kDeckPiles) {
    const auto& entries = naruto::entries_of(deck, pile);
    if (entries.empty()) continue;
    sums << QString::number(naruto::cards_in(entries));
    out.lines << QStringLiteral("%1 (%2)").arg(pileTitle(pile)).arg(naruto::cards_in(entries));
    for (const naruto::DeckEntry& entry : entries)
      out.lines << QStringLiteral("%1 × %2").arg(entry.count).arg(cardName(cards, entry.code));
  }
  out.cards = sums.join(QStringLiteral(" + "));
  for (const naruto::DeckViolation& breach : naruto::check_deck(deck, cards, edition)) {
    out.breaches << violationText(breach, programLanguage());
    out.rules.push_back(std::string(breach.rule) + " " +
                        (breach.card.empty() ? std::to_string(breach.found) : breach.card));
  }
  return out;
}

bool EventRoom::hasTwoLimitedLists(const QString& edition) const {
  return naruto::has_two_limited_lists(namedEdition(edition.toStdString()));
}

std::vector<ListedDeck> EventRoom::decks(const tournament::Event& event) const {
  std::vector<ListedDeck> out;
  for (const naruto::Deck& deck : ways_.decks())
    out.push_back(inWords(deck, naruto::share_code_of(deck), editionOf(event)));
  return out;
}

ListedDeck EventRoom::deck(const std::string& list, const tournament::Event& event) const {
  (void)index();  // what is known is of the cards that there are now
  const std::string key = event.edition + ' ' + std::string(table::name_of(event.options.limited_list)) + ' ' +
                          programLanguage().toStdString() + ' ' + list;
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  ListedDeck out;
  out.list = list;
  if (const auto deck = deckOf(list)) out = inWords(*deck, list, editionOf(event));
  return known_[key] = out;
}

std::variant<std::string, QString> EventRoom::read(const std::string& text, const QString& source, const Look& look,
                                                   QWidget* parent) const {
  const ReadList read = readList(text, source, index(), look, programLanguage(), parent);
  if (!read.deck) return read.trouble;
  return naruto::share_code_of(*read.deck);
}

std::variant<std::string, QString> EventRoom::readFile(const Look& look, QWidget* parent) const {
  const QString path = askForListFile(parent);
  if (path.isEmpty()) return QString();
  auto text = ways_.readFile(path);
  if (auto* sentence = std::get_if<QString>(&text)) return std::move(*sentence);
  return read(std::get<std::string>(text), QFileInfo(path).fileName(), look, parent);
}

std::vector<ListedDifference> EventRoom::differences(const std::string& listed, const std::string& found) const {
  std::vector<ListedDifference> out;
  const auto before = deckOf(listed), after = deckOf(found);
  if (!before || !after) return out;
  for (const naruto::DeckDifference& one : naruto::compare_decks(*before, *after))
    out.push_back({one.pile == naruto::DeckPile::sideboard, pileTitle(one.pile), cardName(ways_.cards(), one.code),
                   one.before, one.after});
  return out;
}

QString EventRoom::print(const std::string& list, const QString& player, const tournament::Event& event,
                         QWidget* parent) const {
  const RegistrationHead head{player, QString::fromStdString(event.title), QString::fromStdString(event.date)};
  return printRegistration(ways_.cards(), deckOf(list).value_or(naruto::Deck()), editionOf(event), programLanguage(),
                           parent, head);
}

QString EventRoom::whyNotHere(const tournament::Event& event, const tournament::Round& round,
                              const tournament::Match& match) const {
  const auto words = [](const char* text) { return QCoreApplication::translate("EventRoom", text); };
  for (const auto id : {match.a, match.b}) {
    const tournament::Entry& entry = event.entry(id);
    if (!deckOf(entry.deck))
      return words(QT_TRANSLATE_NOOP("EventRoom", "%1 has no deck list that can be played: register one under Decks."))
          .arg(playerName(event, id));
    if (tournament::served(event, round, match, id).games > 0)
      return words(QT_TRANSLATE_NOOP("EventRoom",
                                     "%1 serves a game loss here: play this match with printed cards and enter the "
                                     "result."))
          .arg(playerName(event, id));
  }
  return {};
}

void EventRoom::play(const QString& file, const tournament::Event& event, const tournament::Round& round,
                     const tournament::Match& match, std::uint64_t seed) {
  MatchPlan plan = ways_.plan();
  const std::string_view edition = namedEdition(event.edition).id;
  plan.edition = QString::fromUtf8(edition.data(), static_cast<qsizetype>(edition.size()));
  plan.rulings = rulingsOf(event);
  plan.bestOf = 3;  // T-104
  plan.seed = seed;
  plan.series.reset();
  for (const auto& [player, id] : {std::pair(PlayerId::south, match.a), std::pair(PlayerId::north, match.b)}) {
    const tournament::Entry& entry = event.entry(id);
    SeatChoice& seat = plan.seats[player];
    seat.name = playerName(event, id).left(kLongestPlayerName);
    seat.deck = *deckOf(entry.deck);
    seat.deckId.clear();
    if (entry.sideboard_barred) seat.deck.sideboard.clear();  // T-903
  }
  ways_.begin(plan, {file, round.number, match.table, seed});
}

}  // namespace playsheet
