// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace playsheet {

/// The decks out of which a seat chooses one, by their places from 0. Each game has its own.
class DeckOffer {
 public:
  virtual ~DeckOffer() = default;

  virtual int count() const = 0;
  virtual QString id(int deck) const = 0;
  virtual QString title(int deck, const QString& language) const = 0;
  /// What it is about.
  virtual QString note(int deck, const QString& language) const = 0;
  /// There is a page about how it is played.
  virtual bool hasGuide(int) const { return false; }
  /// A deck of a file can be added, and stands last then: empty, or a sentence that says what is wrong with it.
  virtual bool opensFiles() const { return false; }
  virtual QString open(const QString&) { return {}; }
};

}  // namespace playsheet
