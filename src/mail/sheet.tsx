import type { ReactNode } from "react";
import { grounds, rolesOf } from "#kernel/accent-roles.ts";
import type { Hex } from "#kernel/colour.ts";
import { languageOf } from "#kernel/languages.ts";
import { MailBrand } from "./brand.tsx";
import type { Head } from "./head.ts";
import { line, sans } from "./styles.ts";

const { dark } = grounds;

/** A long address goes on in the next line: one that does not makes the whole mail wider than a phone. Each is read by programs that do not know the other. */
const unbroken = { wordBreak: "break-word", overflowWrap: "anywhere" } as const;

type Sheet = {
  readonly language: string;
  readonly subject: string;
  readonly head: Head;
  readonly children: ReactNode;
};

/**
 * A mail as a sheet on a ground. Styles stand at the elements: many programs read nothing else. Those that know a dark look find it by the
 * names in `data-look`; the others darken the sheet by themselves, or show it as paper.
 */
export function MailSheet({ language, subject, head, children }: Sheet) {
  return (
    <html lang={language} dir={languageOf(language).direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkLook(head.look.accent)}</style>
      </head>
      <body
        data-look="ground"
        style={{ margin: 0, padding: "24px 12px", background: "#eeece7", fontFamily: sans }}
      >
        <div
          data-look="sheet"
          style={{
            maxWidth: "560px",
            margin: "0 auto",
            padding: "28px 24px",
            background: "#ffffff",
            borderRadius: "12px",
            ...unbroken,
          }}
        >
          <div data-look="rule" style={{ borderBottom: line, marginBottom: "20px" }}>
            <MailBrand {...head} />
          </div>
          {children}
        </div>
      </body>
    </html>
  );
}

function darkLook(accent: Hex): string {
  const roles = rolesOf(accent, "dark");
  const rules = {
    ground: `background:#0f0e0d`,
    sheet: `background:${dark.surfaces[1]}`,
    text: `color:${dark.text}`,
    quiet: `color:${dark.muted}`,
    link: `color:${roles["accent-strong"]}`,
    button: `background:${roles.accent}`,
    added: `background:#4a3b12;color:${dark.text}`,
    rule: `border-color:#3e3a36`,
  };
  const written = Object.entries(rules).map(
    ([name, rule]) => `[data-look~=${name}]{${rule.replaceAll(";", "!important;")}!important}`,
  );
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${written.join("")}}`;
}
