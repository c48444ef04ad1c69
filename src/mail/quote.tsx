import type { ReactNode } from "react";
import { serif, textStyle } from "./styles.ts";

/** What a page or a person says, line by line. */
export function MailQuote({ lines }: { readonly lines: readonly ReactNode[] }) {
  return (
    <div
      data-look="rule"
      style={{ borderInlineStart: "3px solid #e3e1dc", paddingInlineStart: "14px", margin: "0 0 16px" }}
    >
      {lines.map((line, at) => (
        <p key={at} data-look="text" style={{ ...textStyle, fontFamily: serif, margin: "0 0 8px" }}>
          {line}
        </p>
      ))}
    </div>
  );
}
