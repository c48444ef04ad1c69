import { watchPictures } from "#features/pages/parts/watch-pictures.ts";

/** What a visitor's page runs: pictures open large over it. */
watchPictures();
