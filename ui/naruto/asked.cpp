// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/asked.h"

#include "ui/naruto/naruto_desk.h"
#include "ui/naruto/prompt_maker.h"

/// What the controller gives to whoever puts the prompt together.
namespace playsheet {

void NarutoDesk::makePrompt() {
  const Asked asked{.match = match_,
                    .view = view_,
                    .book = book_,
                    .words = words_,
                    .secrecy = secrecy_,
                    .still = still_ ? &*still_ : nullptr,
                    .languages = {plan_.seats[PlayerId::south].language, plan_.seats[PlayerId::north].language},
                    .selected = selected_,
                    .selectedFaceDown = selected_ && faceDown(*selected_),
                    .marked = marked_,
                    .payment = payment_,
                    .doubt = doubt_,
                    .consent = consent_,
                    .desk = deskState(),
                    .searched = searchedDeck(),
                    .deckCards = searchedDeck() ? cardsOfDeck(*searchedDeck()) : std::vector<NamedCard>(),
                    .guided = guided(),
                    .takeBack = takeBackFacts()};
  prompt_ = PromptMaker(asked).make();
}

}  // namespace playsheet
