// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLabel>
#include <QTableWidget>
#include <QTimer>
#include <fstream>

#include "app/deck_shelf.h"
#include "engine/naruto/decks/formats/deck_export.h"
#include "tests/ui/match_fixture.h"
#include "ui/decks/deck_builder.h"
#include "ui/decks/questions_dialog.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

/// Files that are no deck lists, opened on the page of decks: a clear sentence, and nothing that is kept changes. Lists
/// in every encoding and line end are taken. Two programs at once keep each other's edits.
namespace playsheet::testing {
namespace {

class ForeignLists : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::path(::testing::TempDir()) / (std::string("foreign_lists_") + info->name());
    std::filesystem::remove_all(folder_);
    person_.emplace(PersonDatabase::open(folder_ / "person.db"));
    store_ = deckShelf(*person_);
    page_ = std::make_unique<DeckBuilder>(shippedCards(), *store_, ready_);
    page_->show();
    page_->openCopyOf(shippedDeck("clones"));
  }
  void TearDown() override {
    page_.reset();
    store_.reset();
    person_.reset();
    std::filesystem::remove_all(folder_);
  }
  /// What the page says of a file with these bytes.
  QString opened(const std::string& bytes, const char* name = "list.txt") {
    const auto path = folder_ / name;
    std::ofstream(path, std::ios::binary) << bytes;
    page_->openList(QString::fromStdString(path.string()));
    return page_->message();
  }
  std::vector<naruto::Deck> kept() {
    std::vector<naruto::Deck> out;
    for (const StoredDeck& each : store_->decks()) out.push_back(each.deck);
    return out;
  }

  std::filesystem::path folder_;
  std::optional<PersonDatabase> person_;
  std::unique_ptr<DeckStore> store_;
  std::vector<naruto::Deck> ready_;
  std::unique_ptr<DeckBuilder> page_;
};

using Entries = std::vector<naruto::DeckEntry>;

TEST_F(ForeignLists, WhatIsNoListIsRefusedAndNothingChanges) {
  const auto before = kept();
  const auto refused = [&](const std::string& bytes, const char* says, const char* name = "list.txt") {
    const QString told = opened(bytes, name);
    EXPECT_TRUE(told.contains(QLatin1String(says))) << says << ": " << told.toStdString();
    EXPECT_TRUE(told.contains(QLatin1String(name))) << "which file: " << told.toStdString();
    EXPECT_EQ(kept(), before) << says;
  };
  refused(std::string(100 * 1024 * 1024, 'x'), "larger than 16 MB");
  refused(std::string("\x7F"
                      "ELF\0\0\1\2",
                      8),
          "is not text");
  refused("", "The list is empty");
  std::string lines;
  for (int i = 0; i < 1'000'000; ++i) lines += "1 N-001\n";
  refused(lines, "Line 5001: The list has more than 5000 lines");
  refused("{\"cards\": [{\"code\": \"N-0", "JSON is damaged", "cut.json");
  const std::string code = naruto::export_deck(shippedDeck("clones"), naruto::DeckFormat::code, shippedCards());
  refused(code.substr(0, code.size() / 2), "share code is damaged", "code.txt");
  refused("format = 1\ngame = \"naruto\"\nname = \"X\"\n[cards]\nN-001 = 3000\n", "Line 5:", "own.toml");
  page_->openList(QString::fromStdString((folder_ / "gone.txt").string()));
  EXPECT_TRUE(page_->message().contains("gone.txt"));
  EXPECT_EQ(kept(), before);
}

TEST_F(ForeignLists, SqlAndMarkupAreWords) {
  const std::string name = "<b>x</b>'; DROP TABLE decks; --";
  opened("Name: " + name + "\n3 N-001\n");
  ASSERT_TRUE(page_->current());
  EXPECT_EQ(page_->current()->deck.name.en, name);
  EXPECT_EQ(kept().size(), 2U);
  EXPECT_EQ(kept().back().name.en, name);
  for (const QLabel* label : page_->findChildren<QLabel*>())
    EXPECT_TRUE(label->textFormat() == Qt::PlainText || !label->text().contains("<b>")) << label->text().toStdString();
}

/// What is not clear is asked about in the dialog: numbers, second cards, headings that nobody knows.
TEST_F(ForeignLists, WhatIsNotClearIsAnsweredInTheDialog) {
  const auto answered = [&](const std::string& bytes, const std::vector<QString>& answers) {
    QTimer::singleShot(0, [&] {
      auto* dialog = qobject_cast<QuestionsDialog*>(QApplication::activeModalWidget());
      ASSERT_TRUE(dialog) << "nothing was asked";
      ASSERT_EQ(dialog->list()->rowCount(), static_cast<int>(answers.size()));
      for (int row = 0; row < dialog->list()->rowCount(); ++row) {
        ChoiceBox* box = dialog->answerBox(row);
        int wanted = -1;
        QStringList all;
        for (int i = 0; i < box->count(); ++i) {
          all.append(box->itemText(i));
          if (wanted < 0 && box->itemText(i).contains(answers[static_cast<std::size_t>(row)])) wanted = i;
        }
        EXPECT_GE(wanted, 0) << all.join(QStringLiteral(" | ")).toStdString();
        box->setCurrentIndex(wanted);
      }
      ASSERT_TRUE(dialog->takeButton()->isEnabled());
      dialog->takeButton()->click();
    });
    opened(bytes);
    return page_->current()->deck;
  };
  auto deck = answered("1 N-085\n3 N-001 2\n", {QStringLiteral("2 × Naruto Uzumaki · N-001")});
  EXPECT_EQ(deck.cards, (Entries{{"N-085", 1}, {"N-001", 2}}));
  deck =
      answered("1 N-085\n3 N-001 and 2 N-031\n", {QStringLiteral("3 × Naruto Uzumaki · N-001 + 2 × Rock Lee · N-031")});
  EXPECT_EQ(deck.cards, (Entries{{"N-085", 1}, {"N-001", 3}, {"N-031", 2}}));
  deck = answered("1 N-085\n\nExtras:\n2 N-031\n3 N-001\n", {QStringLiteral("Add 5 card(s) to the sideboard")});
  EXPECT_EQ(deck.cards, (Entries{{"N-085", 1}}));
  EXPECT_EQ(deck.sideboard, (Entries{{"N-031", 2}, {"N-001", 3}}));
  EXPECT_TRUE(page_->message().startsWith(QStringLiteral("6 "))) << page_->message().toStdString();
  deck = answered("1 N-085\n// Trade binder\n2 N-031\n", {QStringLiteral("Skip these cards")});
  EXPECT_EQ(deck.cards, (Entries{{"N-085", 1}}));
  EXPECT_TRUE(deck.sideboard.empty());
  deck = answered("1 N-085\n// Maybeboard\n2 N-031\n", {QStringLiteral("Skip this line")});
  EXPECT_EQ(deck.cards, (Entries{{"N-085", 1}}));
  deck = answered(R"({"cards": [{"code": "N-085", "count": 1}, {"code": "N-001", "wanted": 3}]})",
                  {QStringLiteral("3 × Naruto Uzumaki · N-001")});
  EXPECT_EQ(deck.cards, (Entries{{"N-085", 1}, {"N-001", 3}}));
  const auto before = kept();
  QTimer::singleShot(0, [] {
    if (auto* dialog = qobject_cast<QuestionsDialog*>(QApplication::activeModalWidget())) dialog->reject();
  });
  opened("3 N-001 2\n");
  EXPECT_EQ(kept(), before) << "nothing is taken over without an answer";
}

TEST_F(ForeignLists, NamesAreMadeCleanWhenTheyComeIn) {
  const auto named = [&](const std::string& bytes, const char* file) {
    opened(bytes, file);
    return page_->current() ? page_->current()->deck.name.en : std::string();
  };
  EXPECT_EQ(named(R"({"name": " # A", "cards": [{"code": "N-001", "count": 3}]})", "a.json"), "# A");
  EXPECT_EQ(named(R"({"name": {"en": "\u202eA\n\tB"}, "cards": [{"code": "N-001", "count": 3}]})", "a.json"), "A B");
  EXPECT_EQ(named(R"({"name": "  ", "cards": [{"code": "N-001", "count": 3}]})", "river.json"), "river");
  EXPECT_EQ(named("Name:   # A   B \n3 N-001\n", "a.txt"), "# A B");
  EXPECT_EQ(named("format = 1\ngame = \"naruto\"\nname = \"\\n # A\"\n[cards]\nN-001 = 3\n", "a.toml"), "# A");
  EXPECT_EQ(named("3 N-001\n", "St. Ignatius v1.2.txt"), "St. Ignatius v1.2");
  EXPECT_EQ(kept().back().name.en, "St. Ignatius v1.2");
}

TEST_F(ForeignLists, EveryEncodingAndLineEndIsTaken) {
  const std::string list = "Name: Caff\xC3\xA8\r\n2 N-001\r\n1 N-085\r\n";
  std::string wide = "\xFF\xFE";
  for (const char c : std::string("2 N-001\n1 N-085\n")) wide += {c, '\0'};
  for (const std::string& bytes : {list, wide, std::string("\xEF\xBB\xBF") + list, std::string("2 N-001\r1 N-085\r"),
                                   std::string("Name: Caff\xE8\n2 N-001\n1 N-085\n")}) {
    opened(bytes);
    ASSERT_TRUE(page_->current());
    EXPECT_EQ(page_->current()->deck.cards, (Entries{{"N-001", 2}, {"N-085", 1}}));
  }
  EXPECT_EQ(page_->current()->deck.name.en, "Caff\xC3\xA8") << "Latin-1";
}

TEST_F(ForeignLists, TwoProgramsAtOnceKeepEachOthersEdits) {
  auto second_person = PersonDatabase::open(folder_ / "person.db");
  const auto second_store = deckShelf(second_person);
  DeckBuilder second(shippedCards(), *second_store, ready_);
  ASSERT_TRUE(second.current());
  ASSERT_EQ(second.current()->id, page_->current()->id);
  for (int i = 0; i < 20; ++i) {
    page_->change("N-001", 1, naruto::DeckPile::sideboard);
    second.change("N-002", 1, naruto::DeckPile::sideboard);
  }
  page_->refresh();
  EXPECT_EQ(page_->current()->deck.sideboard, (Entries{{"N-001", 20}, {"N-002", 20}}));
  second.undo();
  page_->refresh();
  EXPECT_EQ(page_->current()->deck.sideboard, (Entries{{"N-001", 20}, {"N-002", 19}})) << "the last edit of both";
}

}  // namespace
}  // namespace playsheet::testing
