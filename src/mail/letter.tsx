import { renderToStaticMarkup } from "react-dom/server";
import { rolesOf } from "#kernel/accent-roles.ts";
import { type MailLook, isWordmark } from "#kernel/site-look.ts";
import type { Mail } from "#outbox/listener.ts";
import { MailSheet, buttonStyle, quietStyle, textStyle } from "./sheet.tsx";

/** What a mail says: a few paragraphs, one thing to do, and a line below. */
export type Letter = {
  readonly language: string;
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly address: string; readonly isSecret: boolean };
  readonly closing?: string;
  /** The name of the site it comes from. */
  readonly from: string;
  readonly look: MailLook;
};

/** The same letter as HTML and as plain text. Styles stand at the elements: mail programs read nothing else. */
export function mailOf(letter: Letter): Mail {
  const { action } = letter;
  return {
    to: letter.to,
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(<Sheet letter={letter} />)}`,
    text: plainText(letter),
    secretLinks: action?.isSecret ? [action.address] : [],
  };
}

function plainText({ greeting, paragraphs, action, closing, from }: Letter): string {
  const parts = [greeting, ...paragraphs, action && `${action.label}:\n${action.address}`, closing];
  return `${parts.filter((part) => part).join("\n\n")}\n\n${from}\n`;
}

function Sheet({ letter }: { letter: Letter }) {
  return (
    <MailSheet {...letter}>
      <Brand {...letter} />
      <p data-look="text" style={textStyle}>
        {letter.greeting}
      </p>
      {letter.paragraphs.map((paragraph) => (
        <p data-look="text" style={textStyle} key={paragraph}>
          {paragraph}
        </p>
      ))}
      {letter.action && <Action action={letter.action} look={letter.look} />}
      {letter.closing && (
        <p data-look="quiet" style={quietStyle}>
          {letter.closing}
        </p>
      )}
    </MailSheet>
  );
}

/** The height of a logo in a mail, in pixels: said in attributes, too, which the programs read that know no styles. */
const logoHeight = 32;
const logoMost = 240;

/** The logo with the name for those who load no pictures; beside it the name, unless it is in the logo. */
export function Brand({ from, look: { logo } }: Pick<Letter, "from" | "look">) {
  const style = { ...textStyle, fontSize: "14px", fontWeight: 600 };
  if (!logo)
    return (
      <p data-look="text" style={style}>
        {from}
      </p>
    );
  const width = Math.min(logoMost, Math.round((logo.width * logoHeight) / logo.height));
  const height = Math.round((width * logo.height) / logo.width);
  const alone = isWordmark(logo);
  return (
    <p data-look="text" style={style}>
      <img
        src={logo.address}
        alt={alone ? from : ""}
        style={{ verticalAlign: "middle", border: 0 }}
        {...{ width, height }}
      />
      {!alone && <span style={{ marginInlineStart: "10px" }}>{from}</span>}
    </p>
  );
}

function Action({ action, look }: { action: NonNullable<Letter["action"]>; look: MailLook }) {
  const background = rolesOf(look.accent, "light").accent;
  return (
    <>
      <p style={{ margin: "24px 0" }}>
        <a data-look="button" href={action.address} style={{ ...buttonStyle, background }}>
          {action.label}
        </a>
      </p>
      <p data-look="quiet" style={{ ...quietStyle, wordBreak: "break-all" }}>
        {action.address}
      </p>
    </>
  );
}
