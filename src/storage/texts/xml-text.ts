import { Parser } from "htmlparser2";
import type { GatheredText } from "./gathered-text.ts";

/** Which elements of a kind of document hold its words, by their names without prefix. */
export type WordedElements = {
  readonly holds: ReadonlySet<string>;
  /** A line ends with them. */
  readonly endsLine: ReadonlySet<string>;
  /** They stand for a blank. */
  readonly parts: ReadonlySet<string>;
  /** What is in them is not shown, or stands there a second time. */
  readonly isLeftOut: (name: string, attributes: Readonly<Record<string, string>>) => boolean;
};

/**
 * Reads XML piece by piece for the words in it. Nothing is expanded but the five entities of XML and numbers of letters: what a
 * document type declares is passed over.
 */
export function xmlText(elements: WordedElements, into: GatheredText): Parser {
  let [holding, leftOut] = [0, 0];
  return new Parser(
    {
      onopentag: (written, attributes) => {
        const name = localName(written);
        if (leftOut > 0 || elements.isLeftOut(name, attributes)) leftOut++;
        else if (elements.holds.has(name)) holding++;
        if (leftOut === 0 && elements.parts.has(name)) into.add(" ");
      },
      ontext: (text) => {
        if (leftOut === 0 && holding > 0) into.add(text.replaceAll("\n", " "));
      },
      onclosetag: (written) => {
        const name = localName(written);
        if (leftOut > 0) leftOut--;
        else if (elements.holds.has(name)) holding--;
        if (leftOut === 0 && elements.endsLine.has(name)) into.add("\n");
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
}

function localName(written: string): string {
  return written.slice(written.indexOf(":") + 1);
}
