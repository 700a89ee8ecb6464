# SPDX-License-Identifier: GPL-3.0-or-later
#
# playsheet_add_schema(target) makes "cards_schema.h" from resources/sql/cards.sql and lets the target include it.

set(PLAYSHEET_CARDS_SQL "${CMAKE_CURRENT_LIST_DIR}/../../resources/sql/cards.sql")

function(playsheet_add_schema target)
    get_filename_component(sql "${PLAYSHEET_CARDS_SQL}" ABSOLUTE)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${sql}")
    file(READ "${sql}" PLAYSHEET_SQL)
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/schema/cards_schema.h" CONTENT
"// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace playsheet {
inline constexpr char kCardsSchema[] = R\"sql(@PLAYSHEET_SQL@)sql\";
}  // namespace playsheet
" @ONLY)
    target_include_directories(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/schema")
endfunction()
