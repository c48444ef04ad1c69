/** Commands that rooms perform, or offer in a way of their own, without knowing the room in which they stand. */
export const openPaletteName = "open-palette";
export const searchCommandsName = "search-commands";
