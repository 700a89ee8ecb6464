// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/own_pictures.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/card_problems.h"
#include "engine/naruto/decks/formats/card_index.h"
#include "tests/ui/match_fixture.h"
#include "ui/speech/face_maker.h"

namespace playsheet::testing {
namespace {

class OwnPicturesTest : public MatchWindowTest {
 protected:
  void SetUp() override {
    MatchWindowTest::SetUp();
    setCardPictures(&pictures_);
  }
  void TearDown() override {
    setCardPictures(nullptr);
    MatchWindowTest::TearDown();
  }

  QString path(const QString& name) const { return folder_.filePath(name); }

  void paint(const QString& name, const QSize& size, const QColor& colour) {
    QDir().mkpath(QFileInfo(path(name)).path());
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    ASSERT_TRUE(image.save(path(name))) << name.toStdString();
  }
  void write(const QString& name, const QByteArray& bytes) {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }

  /// The picture when everything that was begun has ended.
  QImage picture(const QString& code) {
    QImage found;
    const auto there = [&] { return !(found = pictures_.picture(code)).isNull(); };
    const std::size_t before = pictures_.problems().size();
    static_cast<void>(QTest::qWaitFor([&] { return there() || pictures_.problems().size() > before; }, 3000));
    return found;
  }
  /// Waits until the names in the folder are known; `code` has to have a picture.
  void open(const QString& code) {
    pictures_.setFolder(folder_.path());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !pictures_.picture(code).isNull(); }, 3000));
  }

  QTemporaryDir folder_;
  OwnPictures pictures_;
};

TEST_F(OwnPicturesTest, AFileIsFoundByTheCodeOfTheCardInFoldersBelowToo) {
  paint("N-001.png", {630, 880}, Qt::red);
  paint("set_1/n002.jpg", {315, 440}, Qt::blue);
  open("N-001");
  EXPECT_EQ(picture("N-001").size(), QSize(OwnPictures::kWidth, OwnPictures::kHeight));
  EXPECT_EQ(picture("N-001").pixelColor(5, 5), QColor(Qt::red));
  EXPECT_GT(picture("N-002").pixelColor(5, 5).blue(), 240);
  EXPECT_TRUE(pictures_.picture("N-003").isNull());
  EXPECT_TRUE(pictures_.problems().empty());
}

TEST_F(OwnPicturesTest, APictureOfAnotherShapeIsShownWhole) {
  paint("n001.png", {800, 400}, Qt::green);
  open("N-001");
  const QImage shown = picture("N-001");
  EXPECT_EQ(shown.pixelColor(shown.width() / 2, shown.height() / 2), QColor(Qt::green));
  EXPECT_EQ(shown.pixelColor(2, shown.height() / 2), QColor(Qt::green));
  EXPECT_EQ(shown.pixelColor(shown.width() / 2, 10), QColor(Qt::black));
}

TEST_F(OwnPicturesTest, FacesShowThePictureAndTheDrawingWhereThereIsNone) {
  paint("n001.png", {630, 880}, Qt::red);
  open("N-001");
  const auto& all = shippedCards();
  const auto face = [&](const char* code) { return makeFace(all, *all.find(code), QStringLiteral("it")); };
  EXPECT_FALSE(face("N-001").scan.isNull());
  EXPECT_TRUE(face("N-002").scan.isNull());
  pictures_.setFolder({});
  EXPECT_TRUE(face("N-001").scan.isNull());
}

TEST_F(OwnPicturesTest, WhatIsNoPictureIsAProblemThatNamesTheFileAndTheCardIsDrawn) {
  paint("n001.png", {63, 88}, Qt::red);
  write("n002.png", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image href='n001.png'/></svg>");
  write("n003.jpg", "not a picture");
  write("n004.png", {});
  QByteArray half;
  {
    QFile file(path("n001.png"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    half = file.readAll().left(60);
  }
  write("n005.png", half);
  open("N-001");
  std::size_t problems = 0;
  for (const char* code : {"N-002", "N-003", "N-004", "N-005"}) {
    EXPECT_TRUE(picture(code).isNull()) << code;
    ASSERT_EQ(pictures_.problems().size(), ++problems) << code;
  }
  const CardProblem told = problemOf(pictures_.problems().front(), QStringLiteral("it"));
  EXPECT_EQ(told.file, QStringLiteral("n002.png"));
  EXPECT_EQ(told.message, QStringLiteral("Il file contiene qualcos’altro: non è un’immagine"));
  EXPECT_TRUE(told.remedy.contains("PNG, JPEG o WebP")) << told.remedy.toStdString();
}

TEST_F(OwnPicturesTest, ASuffixOfTheCommunityIsTheSameCardAndWhatBelongsToNoneIsCounted) {
  const naruto::CardIndex cards(shippedCards());
  pictures_.setNaming([&cards](const QStringList& names) {
    QStringList codes;
    for (const QString& name : names) {
      const auto found = cards.by_code(name.toStdString());
      codes.append(found.empty() ? QString() : QString::fromStdString(found.front()));
    }
    return codes;
  });
  paint("n001_alt.png", {63, 88}, Qt::blue);
  paint("z/n001.png", {63, 88}, Qt::red);
  paint("n002ae.png", {63, 88}, Qt::green);
  for (int i = 0; i < 7; ++i) paint(QStringLiteral("photo %1.png").arg(i), {9, 9}, Qt::red);
  open("N-001");
  EXPECT_EQ(picture("N-001").pixelColor(99, 99), QColor(Qt::red)) << "the plain name goes before";
  EXPECT_EQ(picture("N-002").pixelColor(99, 99), QColor(Qt::green));
  ASSERT_EQ(pictures_.problems().size(), 1U);
  const CardProblem told = problemOf(pictures_.problems().front(), QStringLiteral("it"));
  EXPECT_EQ(told.message, QStringLiteral("Il file contiene qualcos’altro: 7 immagini che non sono di nessuna carta"));
  EXPECT_TRUE(told.field.startsWith(QStringLiteral("photo 0.png, photo 1.png"))) << told.field.toStdString();
  EXPECT_TRUE(told.remedy.contains(QStringLiteral("N-001.png"))) << told.remedy.toStdString();
}

TEST_F(OwnPicturesTest, TooLargePicturesAreNotRead) {
  paint("n001.png", {63, 88}, Qt::red);
  paint("n002.png", {OwnPictures::kMostPixels + 1, 1}, Qt::red);
  QFile huge(path("n003.png"));
  ASSERT_TRUE(huge.open(QIODevice::WriteOnly));
  ASSERT_TRUE(huge.resize(OwnPictures::kMostBytes + 1));
  open("N-001");
  EXPECT_TRUE(picture("N-002").isNull());
  EXPECT_TRUE(picture("N-003").isNull());
  ASSERT_EQ(pictures_.problems().size(), 2U);
  EXPECT_EQ(pictures_.problems()[0].found, "a picture that is too large");
  EXPECT_EQ(pictures_.problems()[1].found, "a file that is too large");
}

TEST_F(OwnPicturesTest, ALinkOutOfTheFolderIsNotFollowed) {
  const QTemporaryDir elsewhere;
  QImage image(63, 88, QImage::Format_RGB32);
  image.fill(Qt::red);
  ASSERT_TRUE(image.save(elsewhere.filePath("secret.png")));
  paint("n001.png", {63, 88}, Qt::red);
  ASSERT_TRUE(QFile::link(elsewhere.filePath("secret.png"), path("n002.png")));
  ASSERT_TRUE(QFile::link(elsewhere.path(), path("set_2")));
  open("N-001");
  EXPECT_TRUE(pictures_.picture("N-002").isNull());
  EXPECT_TRUE(pictures_.picture("secret").isNull());
}

TEST_F(OwnPicturesTest, TheTableShowsPicturesWhenTheyHaveArrived) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(naruto::ChoiceKind::mission_action, PlayerId::south));
  const QImage drawn = table().sheet()->grab().toImage();
  for (const auto& card : shippedCards())
    if (card.code.starts_with("N-0")) paint(QString::fromStdString(card.code) + ".png", {63, 88}, Qt::magenta);
  pictures_.setFolder(folder_.path());
  const auto magenta = [&] {
    const QImage now = table().sheet()->grab().toImage();
    int count = 0;
    for (int y = 0; y < now.height(); y += 7)
      for (int x = 0; x < now.width(); x += 7) count += now.pixelColor(x, y) == QColor(Qt::magenta) ? 1 : 0;
    return count;
  };
  EXPECT_TRUE(QTest::qWaitFor([&] { return magenta() > 20; }, 5000)) << magenta();
  EXPECT_NE(table().sheet()->grab().toImage(), drawn);
}

}  // namespace
}  // namespace playsheet::testing
