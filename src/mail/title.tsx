import type { ReactNode } from "react";
import { serif, textStyle } from "./styles.ts";

/** The title of a mail, or of a part of it. */
export function MailTitle({
  level,
  size,
  children,
}: {
  readonly level: 1 | 2 | 3;
  readonly size: number;
  readonly children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      data-look="text"
      style={{ ...textStyle, margin: "0 0 4px", fontSize: `${size}px`, lineHeight: "1.3", fontFamily: serif }}
    >
      {children}
    </Heading>
  );
}
