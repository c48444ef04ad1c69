import { renderToStaticMarkup } from "react-dom/server";
import { rolesOf } from "#kernel/accent-roles.ts";
import { languageOf } from "#kernel/languages.ts";
import { type MailLook, isWordmark } from "#kernel/site-look.ts";
import type { Mail } from "#outbox/listener.ts";

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

const textStyle = { margin: "0 0 16px", fontSize: "16px", lineHeight: "1.5", color: "#2b2723" };
const quietStyle = { margin: "24px 0 0", fontSize: "13px", lineHeight: "1.5", color: "#6a635b" };
const buttonStyle = {
  display: "inline-block",
  padding: "12px 20px",
  borderRadius: "8px",
  color: "#ffffff",
  fontSize: "16px",
  fontWeight: 600,
  textDecoration: "none",
};

function Sheet({ letter }: { letter: Letter }) {
  return (
    <html lang={letter.language} dir={languageOf(letter.language).direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{letter.subject}</title>
      </head>
      <body style={{ margin: 0, padding: "32px 16px", background: "#f9f7f3", fontFamily: "sans-serif" }}>
        <div style={{ maxWidth: "520px", margin: "0 auto", padding: "32px", background: "#ffffff" }}>
          <Brand {...letter} />
          <p style={textStyle}>{letter.greeting}</p>
          {letter.paragraphs.map((paragraph) => (
            <p style={textStyle} key={paragraph}>
              {paragraph}
            </p>
          ))}
          {letter.action && <Action action={letter.action} look={letter.look} />}
          {letter.closing && <p style={quietStyle}>{letter.closing}</p>}
        </div>
      </body>
    </html>
  );
}

/** The height of a logo in a mail, in pixels: said in attributes, too, which the programs read that know no styles. */
const logoHeight = 32;
const logoMost = 240;

/** The logo with the name for those who load no pictures; beside it the name, unless it is in the logo. */
function Brand({ from, look: { logo } }: Letter) {
  const style = { ...textStyle, fontSize: "14px", fontWeight: 600 };
  if (!logo) return <p style={style}>{from}</p>;
  const width = Math.min(logoMost, Math.round((logo.width * logoHeight) / logo.height));
  const height = Math.round((width * logo.height) / logo.width);
  const alone = isWordmark(logo);
  return (
    <p style={style}>
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
        <a href={action.address} style={{ ...buttonStyle, background }}>
          {action.label}
        </a>
      </p>
      <p style={{ ...quietStyle, wordBreak: "break-all" }}>{action.address}</p>
    </>
  );
}
