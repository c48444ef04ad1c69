import { keepStrayFiles } from "#client/stray-files.ts";
import { watchMenu } from "#features/menu/parts/watch-menu.ts";
import { watchCode } from "#features/pages/parts/watch-code.ts";
import { watchLinks } from "#features/pages/parts/watch-links.ts";
import { watchPictures } from "#features/pages/pictures/parts/watch-pictures.ts";
import { watchTimes } from "./watch-times.ts";

/**
 * What a visitor's page runs: pictures open large over it, and times are told anew. Only where something on the page lives are
 * React and the kinds that stand there loaded.
 */
watchPictures();
keepStrayFiles(window);
watchLinks();
watchCode();
watchMenu(() => import("#features/menu/parts/list-for-visitors.ts"));
watchTimes(() => import("./told-times.ts"));
if (document.getElementById("holes")) void import("./living-visitor.tsx").then(({ start }) => start());
