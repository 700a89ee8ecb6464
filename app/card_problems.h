// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/own_cards.h"
#include "ui/problems/card_problem.h"

/// What is wrong with card files and databases, for the page of the window.
namespace playsheet {

CardProblem problemOf(const StorageProblem& problem, const QString& language);
CardProblem problemOf(const gormiti::OwnCardMessage& found, const QString& language);

/// All findings about the shipped cards and a person's own, those of the databases first.
std::vector<CardProblem> problemsOf(const OwnCards& cards, const QString& language);

}  // namespace playsheet
