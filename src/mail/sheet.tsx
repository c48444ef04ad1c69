import type { ReactNode } from "react";
import { grounds, rolesOf } from "#kernel/accent-roles.ts";
import type { Hex } from "#kernel/colour.ts";
import { languageOf } from "#kernel/languages.ts";
import type { MailLook } from "#kernel/site-look.ts";

const { light, dark } = grounds;

export const textStyle = { margin: "0 0 16px", fontSize: "16px", lineHeight: "1.5", color: light.text };
export const quietStyle = { margin: "24px 0 0", fontSize: "13px", lineHeight: "1.5", color: light.muted };
export const buttonStyle = {
  display: "inline-block",
  padding: "12px 20px",
  borderRadius: "8px",
  color: "#ffffff",
  fontSize: "16px",
  fontWeight: 600,
  textDecoration: "none",
};
/** For titles and what pages say; all programs have it. */
export const serif = "Georgia, serif";
/** What was put into a text, and on which ground it stands out. */
export const addedStyle = {
  background: "#fbe6a0",
  color: light.text,
  padding: "1px 3px",
  borderRadius: "3px",
};

type Sheet = {
  readonly language: string;
  readonly subject: string;
  readonly look: MailLook;
  readonly children: ReactNode;
};

/**
 * A mail as a sheet on a ground. Styles stand at the elements: many programs read nothing else. Those that know a dark look find it by the
 * names in `data-look`; the others darken the sheet by themselves, or show it as paper.
 */
export function MailSheet({ language, subject, look, children }: Sheet) {
  return (
    <html lang={language} dir={languageOf(language).direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkLook(look.accent)}</style>
      </head>
      <body
        data-look="ground"
        style={{ margin: 0, padding: "24px 12px", background: "#eeece7", fontFamily: "sans-serif" }}
      >
        <div
          data-look="sheet"
          style={{
            maxWidth: "560px",
            margin: "0 auto",
            padding: "28px 24px",
            background: "#ffffff",
            borderRadius: "12px",
          }}
        >
          {children}
        </div>
      </body>
    </html>
  );
}

/** The title of a mail, or of a part of it. */
export function MailTitle({
  level,
  size,
  children,
}: {
  readonly level: 1 | 2;
  readonly size: number;
  readonly children: ReactNode;
}) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <Heading
      data-look="text"
      style={{ ...textStyle, margin: "0 0 4px", fontSize: `${size}px`, lineHeight: "1.3", fontFamily: serif }}
    >
      {children}
    </Heading>
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
