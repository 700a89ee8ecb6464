// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/asked.h"

#include "ui/table/match_controller.h"
#include "ui/table/prompt_maker.h"

/// What the controller gives to whoever puts the prompt together.
namespace playsheet {

void MatchController::makePrompt() {
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
                    .desk = desk_,
                    .searched = searched_,
                    .guided = guided(),
                    .canCancelUse = canCancelUse(),
                    .canRedo = canRedo()};
  prompt_ = PromptMaker(asked).make();
}

}  // namespace playsheet
