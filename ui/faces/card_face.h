// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPair>
#include <QString>
#include <QStringList>
#include <QVector>

namespace playsheet {

/// What is printed on a card, ready to be drawn: words already in the seat's language, figures as text.
/// Plain data, so that the faces need to know nothing of the game's rules.
struct CardFace {
  enum class Type { Ninja, Jutsu, Mission, Client, Fighter, Weapon, Arena, Magic, Move, Event, Status, Role, Goal };
  enum class Kind { Plain, Platoon, Squad };

  QString code;
  QString name;
  Type type = Type::Ninja;
  Kind kind = Kind::Plain;
  QString typeLine;       ///< "Ninja · Leaf · Genin"
  QString rankLabel;      ///< "Genin"
  QString footLabel;      ///< Mission: "Once", "Permanent (3)", "Counter"; Client: "Client"
  QString costLabel;      ///< "Cost"
  QString handCostLabel;  ///< "Hand cost 1"
  QStringList symbols;    ///< letters "L", "F", "W", "N", "E", "V"; of elements as in palette.h
  QString ground;         ///< letter of the land of a card without symbols; none: that of the Void
  QString entranceCost;
  int handCost = 0;
  QString jutsuCost;                                                     ///< "FF1", "LX"; alternatives separated by '/'
  QString combatHealthy, supportHealthy, combatInjured, supportInjured;  ///< of a Fighter ATK and HP
  QStringList attributes;                                                ///< English lower-case ids: "weapon"
  QString does;  ///< what the card does first, for the crest of a card without attributes: "boost", "scroll"
  QString text;  ///< rules text, paragraphs separated by \n
  QString setName;
  bool textPending = false;  ///< the effect is not played by the program yet
  QImage scan;               ///< a person's own picture of the card

  bool operator==(const CardFace&) const = default;
};

/// What the table adds to a card at this moment.
struct FaceState {
  bool injured = false;
  bool head = false;
  bool attacking = false;
  bool blocking = false;
  bool dimmed = false;
  bool chargeable = false;  ///< of no other use now
  bool legal = false;
  bool target = false;
  bool selected = false;
  bool payment = false;
  bool focus = false;
  bool meant = false;   ///< a phrase that is pointed at speaks of it
  bool hurt = false;    ///< injured by what is shown: the face is that of before
  bool gone = false;    ///< out of play by what is shown
  bool struck = false;  ///< the effect that is being carried out is directed at it
  int combatShift = 0;  ///< present minus printed: above zero an arrow up, below an arrow down
  int supportShift = 0;
  QString combatNow, supportNow;       ///< shown in place of the printed figures when set
  int lifeNow = 0, lifeMost = 0;       ///< what is left of the second figure, where it is used up
  QString sign;                        ///< icon of a state that the face has no other sign for
  int targetNumber = 0;                ///< link of the chain that points here; 0 for none
  QVector<QPair<QString, int>> coins;  ///< label ("+1/+1", or the icon ids "growth", "coin", "turn") and how many
  QColor seat;

  bool operator==(const FaceState&) const = default;
};

}  // namespace playsheet
