// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_played.h"

#include <QCoreApplication>

#include "engine/naruto/game.h"
#include "engine/table/keyed_rows.h"
#include "ui/speech/deck_titles.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/from_view.h"
#include "ui/speech/rules_title.h"
#include "ui/speech/seat_words.h"

namespace playsheet {
namespace {

QString sayOfPlayed(const char* text) { return QCoreApplication::translate("Matches", text); }

constexpr table::KeyedRows<naruto::EndReason, const char*, 5> kEndWords{{
    {naruto::EndReason::none, ""},
    {naruto::EndReason::rewards, QT_TRANSLATE_NOOP("Matches", "battle rewards")},
    {naruto::EndReason::deck_out, QT_TRANSLATE_NOOP("Matches", "empty deck")},
    {naruto::EndReason::concession, QT_TRANSLATE_NOOP("Matches", "concession")},
    {naruto::EndReason::card_text, QT_TRANSLATE_NOOP("Matches", "card effect")},
}};

}  // namespace

PlayedWords narutoPlayed(const naruto::Catalog& cards, const std::vector<naruto::Deck>& ready) {
  PlayedWords words;
  words.game = "naruto";
  words.form = "edition";
  words.title = QStringLiteral("Naruto");
  words.formHead = [] { return sayOfPlayed(QT_TRANSLATE_NOOP("Matches", "Edition")); };
  words.allForms = [] { return sayOfPlayed(QT_TRANSLATE_NOOP("Matches", "All editions")); };
  words.formTitle = [](const std::string& id) { return editionTitle(QString::fromStdString(id), programLanguage()); };
  words.deck = [names = namesOf(ready)](const std::string& written) {
    return deckTitle(written, names, programLanguage());
  };
  words.card = [&cards](const std::string& code) {
    const auto id = cards.find(code);
    return id ? cardNameOf(cards, *id, programLanguage()) : QString();
  };
  words.reason = [](const std::string& written) {
    const auto reason = table::from_name<naruto::EndReason>(written);
    return reason && *reason != naruto::EndReason::none ? sayOfPlayed(kEndWords[*reason])
                                                        : QString::fromStdString(written);
  };
  return words;
}

}  // namespace playsheet
