# SPDX-License-Identifier: GPL-3.0-or-later
#
# playsheet_add_fonts(target) puts the typefaces of the system's font packages (Debian: fonts-inter, OFL 1.1, and
# fonts-roboto-unhinted, Apache 2.0) into the resource folder :/fonts, so that screens look the same everywhere.
# They are not copied into the repository. A missing file is no error: the program then uses what the system has.

set(PLAYSHEET_FONT_DIRS
    /usr/share/fonts/opentype/inter
    /usr/share/fonts/truetype/roboto/unhinted
    CACHE STRING "Folders in which the bundled fonts are looked for")

function(playsheet_add_fonts target)
    set(names
        Inter-Regular.otf Inter-Medium.otf Inter-SemiBold.otf Inter-Bold.otf InterDisplay-Bold.otf
        RobotoCondensed-Regular.ttf RobotoCondensed-Medium.ttf RobotoCondensed-Bold.ttf)
    set(found "")
    foreach(name IN LISTS names)
        set(path "")
        foreach(dir IN LISTS PLAYSHEET_FONT_DIRS)
            if(EXISTS "${dir}/${name}")
                set(path "${dir}/${name}")
                break()
            endif()
        endforeach()
        if(path)
            set_source_files_properties("${path}" PROPERTIES QT_RESOURCE_ALIAS "${name}")
            list(APPEND found "${path}")
        else()
            message(STATUS "Font ${name} not found: not bundled, the system's fonts are used instead")
        endif()
    endforeach()
    if(found)
        qt_add_resources(${target} playsheet_fonts PREFIX "/fonts" FILES ${found})
    endif()
endfunction()
