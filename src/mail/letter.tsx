import { renderToStaticMarkup } from "react-dom/server";
import { languageOf } from "#kernel/languages.ts";
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
  background: "#4a5bcf",
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
          <p style={{ ...textStyle, fontSize: "14px", fontWeight: 600 }}>{letter.from}</p>
          <p style={textStyle}>{letter.greeting}</p>
          {letter.paragraphs.map((paragraph) => (
            <p style={textStyle} key={paragraph}>
              {paragraph}
            </p>
          ))}
          {letter.action && <Action action={letter.action} />}
          {letter.closing && <p style={quietStyle}>{letter.closing}</p>}
        </div>
      </body>
    </html>
  );
}

function Action({ action }: { action: NonNullable<Letter["action"]> }) {
  return (
    <>
      <p style={{ margin: "24px 0" }}>
        <a href={action.address} style={buttonStyle}>
          {action.label}
        </a>
      </p>
      <p style={{ ...quietStyle, wordBreak: "break-all" }}>{action.address}</p>
    </>
  );
}
