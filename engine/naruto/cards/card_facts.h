// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/tree_reader.h"

/// Private to this folder: the printed facts of a card in a source.
namespace naruto {

/// Reads every key of a card that is no part of its tree. False if type or cost are unusable.
bool read_facts(const Json& table, TreeReader& reader, CardDefinition& card);

/// Whether the card is ready: it has abilities, or says that it has no text. After facts and tree.
void read_status(const Json& table, TreeReader& reader, CardDefinition& card);

}  // namespace naruto
