# SPDX-License-Identifier: GPL-3.0-or-later
#
# What Debian wants otherwise than `cmake --install` has it, in the folder of which the package is made.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
set(USR ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr)
set(DOC ${USR}/share/doc/playsheet)
file(RENAME ${DOC}/CHANGELOG.md ${DOC}/changelog)
configure_file(${PLAYSHEET_DEBIAN_CHANGELOG} ${DOC}/changelog.Debian COPYONLY)
file(GLOB PAGES ${USR}/share/man/man*/*)
execute_process(COMMAND gzip -9nf ${DOC}/changelog ${DOC}/changelog.Debian ${PAGES} COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE_RECURSE ${USR}/share/licenses)  # the copyright file names /usr/share/common-licenses
file(RENAME ${USR}/share/zsh/site-functions ${USR}/share/zsh/vendor-completions)
file(MAKE_DIRECTORY ${USR}/games)
file(RENAME ${USR}/bin/playsheet ${USR}/games/playsheet)  # where Debian has games; it is as far from its data
