// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/cut_words.h"

namespace playsheet {
namespace {

WordsWatch*& theWatch() {
  static WordsWatch* watch = nullptr;
  return watch;
}

}  // namespace

void setWordsWatch(WordsWatch* watch) { theWatch() = watch; }

WordsWatch* wordsWatch() { return theWatch(); }

void tellShown(const QString& whole, const QString& shown, MayCut may) {
  const QChar ellipsis(0x2026);
  WordsWatch* watch = wordsWatch();
  if (watch != nullptr && shown.endsWith(ellipsis) && !whole.endsWith(ellipsis)) {
    watch->cut(whole, shown, may);
  }
}

}  // namespace playsheet
