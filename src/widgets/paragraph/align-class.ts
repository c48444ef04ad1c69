import type { LineLook } from "../kit/draft.ts";

type Align = LineLook["align"];
const classes = { center: "paragraph-center", end: "paragraph-end" } as const;

/** How the style sheet knows a line that does not begin at the start. */
export const alignClass = (align: Align | null) => (align ? classes[align] : undefined);

export function alignOfClass(name: string): NonNullable<Align> | null {
  const found = Object.entries(classes).find(([, each]) => name.split(" ").includes(each));
  return found ? (found[0] as NonNullable<Align>) : null;
}
