// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

#include "engine/table/ids.h"
#include "ui/faces/card_face.h"
#include "ui/faces/palette.h"
#include "ui/sheet/scene.h"
#include "ui/widgets/rule_hints.h"

namespace playsheet {

struct SheetSpec;

/// How a card is marked on the sheet (docs: looks, "states: shape first").
struct CardMark {
  bool legal = false;   ///< something can be done with it now
  bool target = false;  ///< it can be picked as a target
  bool picked = false;  ///< it is only chosen for what is asked: neither used nor aimed at
  bool selected = false;
  bool payment = false;     ///< can pay; selected besides: picked to pay
  bool chargeable = false;  ///< nothing but charging: stays readable, clicking it says why and offers that
  bool refused = false;     ///< dimmed, with a lock; clicking it says why
  int targetNumber = 0;     ///< a chain link points at it
  bool hurt = false;        ///< injured by the showdown that is shown
  bool gone = false;        ///< out of play by the showdown that is shown
  bool struck = false;      ///< what is being carried out is directed at it
  bool inPile = false;      ///< can be played out of a pile: the pile is marked, it does not open by itself

  /// Something is asked about it, or can be done with it.
  bool marked() const { return legal || target || payment; }
  friend bool operator==(const CardMark&, const CardMark&) = default;
};

/// What of the sheet is not the game: names, seats, languages, marks, who sees what.
struct SheetDressing {
  table::AtTable<QString> names;
  table::AtTable<QString> seatMarks;      ///< "peak", "moon" ...
  table::AtTable<bool> handShown;         ///< face up for whoever looks at the screen now
  table::AtTable<bool> standBy;           ///< Ninja may be left out of the teams now: there is a place for them
  int lamps = 0;                          ///< of each seat, for which room is kept at its edge
  QHash<int, CardMark> marks;             ///< by CardId
  table::AtTable<QSet<int>> chosenBacks;  ///< of a covered hand: where the cards lie that are chosen, face down
  /// Whose side is at the bottom. Another one than before waits until nothing moves and nobody holds a card.
  table::PlayerId bottom = table::PlayerId::south;
  bool turnedCards = false;       ///< the cards at the top lie turned by 180 degrees, for whoever sits opposite
  table::AtTable<QString> race;   ///< how far each is from winning by rewards; may be empty
  table::AtTable<bool> threat;    ///< and that it can happen this turn
  table::AtTable<bool> targets;   ///< in a ring: who can be meant by what is asked
  std::optional<int> justPlayed;  ///< CardId shown large in the middle band in the mission phase
  QString justPlayedText;
  QString enterKey;                         ///< as it is to be read, on the card that the arrow keys point at
  QString language = QStringLiteral("en");  ///< of the faces: en, it, pt_BR
  QString themeName = QStringLiteral("dark");
  QString tableName = QStringLiteral("lacquer");
};

/// Where something was dropped or clicked.
struct SheetSpot {
  SheetPlace place = SheetPlace::None;
  table::PlayerId player = table::PlayerId::south;
  std::optional<int> card;  ///< CardId under the pointer
  int lane = -1;            ///< battle
  int mate = -1;            ///< between the cards of a team: one of its Ninja
  int stock = -1;           ///< which deck of the table

  friend bool operator==(const SheetSpot&, const SheetSpot&) = default;
};

/// The play sheet: draws a Scene and reports what a person points at. It knows no game and no rule: which zones there
/// are and where they lie comes from resources/sheets/*.json, what may be done comes as marks. Owns pictures, no game
/// state.
class Sheet : public QWidget {
  Q_OBJECT
 public:
  /// Makes the face with this number in a language (text, type line ...); given by the match, cached here.
  using FaceMaker = std::function<CardFace(int, const QString& language)>;

  /// `spec`: of the game that is shown, and stays as long as this.
  Sheet(const SheetSpec& spec, FaceMaker makeFace, QWidget* parent = nullptr);
  ~Sheet() override;
  using QWidget::show;  // not hidden by the other show()

  /// The game as one viewer may see it. Pictures follow: what changed place is animated at the given pace (0 off, 1
  /// fast, 2 normal); the scene is true at once.
  void show(Scene scene, const SheetDressing& dressing);
  /// The face with this number, as it is drawn; until another one is asked for.
  const CardFace& face(int number, const QString& language) const;
  void setPace(int pace);
  bool animating() const;
  /// Whose side is at the bottom now.
  table::PlayerId bottom() const;
  void finishAnimations();

  /// Rectangle of a card as drawn now, in widget coordinates; empty if it is not drawn. For tests and for bubbles.
  QRect cardRect(int card) const;
  QVector<QRect> cardRects() const;  ///< of all cards that are drawn, backs and piles included; not of a drawer
  QRect zoneRect(SheetPlace place, table::PlayerId player) const;

  /// Where a player is named, with the mark of the seat; empty before it has been laid out.
  QRect nameRect(table::PlayerId player) const;

  /// The room that is kept for the lamps of a seat: two rows in a strip, a column in an open seat.
  QRect lampsRect(table::PlayerId player) const;

  /// A bubble over the card: why it cannot be done, the rule id under it.
  void explain(int card, const QString& reason, const QString& rule);
  void explain(const QRect& place, const QString& reason, const QString& rule);  ///< where no card lies
  /// What would come of a move that is only pointed at, or why it cannot be made; until something else is pointed at.
  void foretell(int card, const QString& result, const QString& rule, bool refused);
  void endForetelling();
  void hideExplanation();
  QString explanation() const;  ///< what the bubble says; empty without one
  /// The cards that a phrase means which somebody points at in a text; empty: nobody does.
  void setMeant(const QSet<int>& cards);
  const QSet<int>& meant() const;
  /// The rule whose id is drawn at this point: in the bubble, at a sum or at the outlook of a battle. Empty elsewhere.
  QString ruleAt(const QPoint& at) const;
  /// Told where the pointer rests on such an id.
  void setRuleHints(RuleHints hints);
  /// Where a ledger counts what a card gives to this one; empty if none is open. For tests.
  QRect ledgerRect(int card, int source) const;
  /// Each battle that is shown with its sums and every addend, to be read out.
  QStringList battleLedgers() const;
  /// Where that id is drawn; empty if it is not. For tests.
  QRect ruleRect(const QString& rule) const;
  /// The rule of the bubble that is shown; empty without one.
  QString explainedRule() const;

  /// Words of the sheet, times the person's own setting (0.75 to 3).
  void setTextScale(qreal scale);
  /// Keeps the right end of the band free for a chain column as long as there is a chain; chainRect() is then that
  /// place, in widget coordinates, and empty otherwise. chainRectChanged() tells of it.
  void setChainKept(bool kept);
  QRect chainRect() const;

  /// Piles that lie open over the half of a player. Marked cards in a pile open it by themselves.
  void openDrawer(SheetPlace place, table::PlayerId player);
  void closeDrawers();
  /// Whether drawers open by themselves for marked and looked at cards (the default), or somebody else shows those.
  void setDrawersAutomatic(bool automatic);
  bool drawerIsOpen(table::PlayerId player) const;

  /// Closes the drawers that a person has opened; those that opened by themselves stay. Whether there was one.
  bool closeOwnDrawers();

  /// The card that the keys point at, -1 without one: Enter means it then.
  int focusedCard() const;
  /// Whether the keys point at anything: a card, or a pile that Enter opens.
  bool pointing() const;
  /// Points at a card as the arrow keys do: its pile is opened, a drawer over it is closed. False if it is not here.
  bool pointAt(int card);

  /// A card is in somebody's hand: it was picked up with the mouse, and not let go yet.
  bool dragging() const;
  /// It goes back to where it was, and so does a press that has begun: what is let go then means nothing.
  void putBack();
  /// As if the pointer were there, whoever has the mouse: the card is told as the one that is pointed at.
  void lookAt(const QPoint& at);

  /// What is under a point of the widget.
  SheetSpot spotAt(const QPoint& at) const;
  /// Made anew at the next painting: the card database, the wording or somebody's scans have changed.
  void forgetFaces();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void cardClicked(int card);
  void cardDoubleClicked(int card);
  void cardHovered(int card);    ///< -1: none
  void cardFocused(int card);    ///< by the keys; -1: none
  void pointed(bool something);  ///< by the keys: Enter means it
  void dragged(int card, playsheet::SheetSpot spot);
  void draggedOver(int card, playsheet::SheetSpot spot);  ///< while it is still held: what would lie under it
  void spotClicked(playsheet::SheetSpot spot);            ///< no card there, or the top of a pile
  void chainRectChanged(const QRect& rect);
  void ruleClicked(const QString& rule);
  void turned();  ///< another side is at the bottom now

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  friend class SheetAccess;
  friend class SheetItemAccess;
  struct Private;
  std::unique_ptr<Private> d_;
};

}  // namespace playsheet
