# SPDX-License-Identifier: GPL-3.0-or-later
#
# playsheet_add_icons(target) puts resources/icons/** into the resource folder :/icons.

set(PLAYSHEET_ICON_DIR "${CMAKE_CURRENT_LIST_DIR}/../../resources/icons")

function(playsheet_add_icons target)
    get_filename_component(base "${PLAYSHEET_ICON_DIR}" ABSOLUTE)
    file(GLOB_RECURSE icons CONFIGURE_DEPENDS "${base}/*.svg")
    qt_add_resources(${target} playsheet_icons PREFIX "/icons" BASE "${base}" FILES ${icons})
endfunction()
