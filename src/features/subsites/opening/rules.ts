/** As many pages are named before a subsite is opened to the world. */
export const openedNamed = 10;
