import { type ReactNode, useInsertionEffect } from "react";
import { type StyleName, type StyleValue, styleClass } from "./letter-styles.ts";
import { wearStyle } from "./wear-style.ts";

/** Words in a font, a size or a colour; a finished page carries the styles for them itself (`own-styles.ts`). */
export function StyledWords({
  name,
  value,
  children,
}: {
  name: StyleName;
  value: StyleValue;
  children: ReactNode;
}) {
  useInsertionEffect(() => wearStyle(name, value), [name, value]);
  return <span className={styleClass(name, value)}>{children}</span>;
}
