import { intranetDrawing } from "./drawings/intranet.ts";
import { handbookDrawing } from "./drawings/handbook.ts";
import { clubDrawing } from "./drawings/club.ts";
import { portalDrawing } from "./drawings/portal.ts";
import { publicSiteDrawing } from "./drawings/public-site.ts";
import { emptyDrawing } from "./drawings/empty.ts";
import type { Drawing } from "./drawings/shape.ts";
import type { StartingPoint } from "./starting-points.ts";

/** What each starting point looks like, drawn. */
export const drawings: Readonly<Record<StartingPoint, Drawing>> = {
  intranet: intranetDrawing,
  handbook: handbookDrawing,
  club: clubDrawing,
  portal: portalDrawing,
  "public-site": publicSiteDrawing,
  empty: emptyDrawing,
};
