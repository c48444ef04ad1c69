/** As many pages and lines of somebody as their profile page shows. */
export const profilePagesMost = 6;
export const profileLinesMost = 8;
