import { renderToStaticMarkup } from "react-dom/server";
import type { Say } from "#kernel/language.ts";
import type { Values, Words } from "#kernel/words.ts";
import type { Mail } from "#outbox/listener.ts";
import { MailButton } from "./button.tsx";
import type { Head } from "./head.ts";
import { MailQuote } from "./quote.tsx";
import { MailSheet } from "./sheet.tsx";
import { quietStyle, textStyle } from "./styles.ts";
import { letterWords } from "./wording.ts";

/** What somebody wrote, with its lines. */
type Quoted = { readonly quote: string };

/** What a mail says: a few paragraphs, one thing to do, and a line below. */
export type Letter = {
  readonly to: { readonly email: string; readonly name: string | null };
  readonly subject: Words;
  readonly paragraphs: readonly (Words | Quoted)[];
  /** A secret address is not shown to owners where mails are kept. */
  readonly action?: { readonly label: Words; readonly address: string; readonly isSecret?: true };
  readonly closing: Words;
  /** What stands in all of its sentences, `site` beside them. */
  readonly values?: Values;
};

type Parts = { readonly letter: Letter; readonly head: Head; readonly tell: (words: Words) => string };

/** The same letter as HTML and as plain text. */
export function mailOf(letter: Letter, head: Head, say: Say): Mail {
  const { to, action } = letter;
  const tell = (words: Words) => say(words, { site: head.name, ...letter.values });
  const greeting =
    to.name === null ? say(letterWords.greetingPlain) : say(letterWords.greeting, { name: to.name });
  const parts = { letter, head, tell };
  const sheet = <Sheet {...parts} language={say.formats} greeting={greeting} />;
  return {
    to: to.email,
    subject: tell(letter.subject),
    html: `<!doctype html>${renderToStaticMarkup(sheet)}`,
    text: plainText(greeting, parts),
    secretLinks: action?.isSecret ? [action.address] : [],
  };
}

function plainText(greeting: string, { letter, head, tell }: Parts): string {
  const { paragraphs, action, closing } = letter;
  const parts = [
    greeting,
    ...paragraphs.map((each) => ("quote" in each ? quoted(each.quote) : tell(each))),
    ...(action ? [`${tell(action.label)}:\n${action.address}`] : []),
    tell(closing),
  ];
  return `${parts.join("\n\n")}\n\n-- \n${head.name}\n`;
}

function quoted(text: string): string {
  return text.replaceAll(/^/gm, "> ");
}

function Sheet({ letter, head, tell, language, greeting }: Parts & { language: string; greeting: string }) {
  const { action } = letter;
  return (
    <MailSheet language={language} subject={tell(letter.subject)} head={head}>
      <p data-look="text" style={textStyle}>
        {greeting}
      </p>
      {letter.paragraphs.map((each, at) => (
        <Paragraph key={at} said={"quote" in each ? each : tell(each)} />
      ))}
      {action && (
        <MailButton label={tell(action.label)} address={action.address} look={head.look} isWritten />
      )}
      <p data-look="quiet" style={quietStyle}>
        {tell(letter.closing)}
      </p>
    </MailSheet>
  );
}

function Paragraph({ said }: { said: string | Quoted }) {
  if (typeof said !== "string") return <MailQuote lines={said.quote.split(/\n+/)} />;
  return (
    <p data-look="text" style={textStyle}>
      {said}
    </p>
  );
}
