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

}  // namespace playsheet
