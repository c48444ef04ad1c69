import { type Account, type Step, type Token, tokenPattern } from "./account.ts";

/**
 * `unseen`: the letters never came into the text. `lost`: they were there and are not. `broken`: not in one piece.
 * `doubled`, `returned` (though it was taken back), `misplaced` (in another line, or before what it was typed behind).
 */
export type Fault = {
  readonly kind: "unseen" | "lost" | "broken" | "doubled" | "returned" | "misplaced";
  readonly token: Token;
  readonly why: string;
};

/** What is wrong with the words of a page, given its lines in reading order. */
export function faultsIn(lines: readonly string[], account: Account): Fault[] {
  const whole = lines.join("\n");
  return [...account.tokens.flatMap((token) => faultOf(token, whole)), ...misplaced(lines, account)];
}

function faultOf(token: Token, whole: string): Fault[] {
  const { text } = token;
  const count = whole.split(text).length - 1;
  if (token.isUndone) return count > 0 ? [{ kind: "returned", token, why: `there ${count} times` }] : [];
  if (count > 1) return [{ kind: "doubled", token, why: `there ${count} times` }];
  if (count === 1) return [];
  if (!token.isShown)
    return [{ kind: "unseen", token, why: `typed, and never in the writer's own text${piecesIn(whole)}` }];
  const rests = [text.slice(0, -1), text.slice(1)].filter((rest) => whole.includes(rest));
  if (rests.length > 0)
    return [{ kind: "broken", token, why: `only ${rests.join(" and ")}${piecesIn(whole)}` }];
  return [{ kind: "lost", token, why: `seen by the writer, and gone${piecesIn(whole)}` }];
}

/** Letters that belong to no whole word, with the words around them: so one sees where those of a torn one are. */
export function piecesIn(whole: string): string {
  const [before, behind] = ["(?:\\S+ ?)?", "(?: ?\\S+)?"];
  const torn = whole.replace(new RegExp(tokenPattern, "g"), "·").match(/[^\s·と]*[^\s·と]+/g) ?? [];
  const places = torn.map(
    (piece) => whole.match(new RegExp(`${before}${piece}(?!\\d)${behind}`))?.[0] ?? piece,
  );
  return places.length > 0 ? `; pieces: ${places.join(" | ")}` : "";
}

type Found = { readonly line: number; readonly at: number };

function misplaced(lines: readonly string[], account: Account): Fault[] {
  const places = placesOf(lines, account);
  const breaks = breaksOf(account);
  return pairsOf(account).flatMap(([before, token]) => {
    const [one, other] = [places.get(before), places.get(token.text)];
    if (!one || !other) return [];
    const why = strayed(one, other, { lines, breaks, hasMoves: account.hasMoves });
    return why
      ? [{ kind: "misplaced" as const, token, why: `${why} ${before}, which it was typed behind` }]
      : [];
  });
}

/** Words that are there exactly once. */
function placesOf(lines: readonly string[], account: Account): Map<string, Found> {
  const places = new Map<string, Found>();
  for (const { text } of account.tokens) {
    const found = lines.flatMap((line, at) =>
      line.includes(text) ? [{ line: at, at: line.indexOf(text) }] : [],
    );
    const [only] = found;
    if (only && found.length === 1) places.set(text, only);
  }
  return places;
}

/** Each word with the one that stood before the caret when it was typed. */
function pairsOf({ tokens }: Account): [string, Token][] {
  const last = new Map<number, string>();
  return tokens.flatMap((token): [string, Token][] => {
    const before = last.get(token.run) ?? token.behind;
    last.set(token.run, token.text);
    return before === null ? [] : [[before, token]];
  });
}

/** The words behind which lines were broken. One that was taken back since had come behind another, and so the line breaks behind that. */
function breaksOf(account: Account): readonly string[] {
  const befores = new Map(pairsOf(account).map(([before, { text }]) => [text, before]));
  return [...account.breaks].map((word) => {
    let stands = word;
    for (let before = befores.get(stands); before && account.isUndone(stands); before = befores.get(stands))
      stands = before;
    return stands;
  });
}

type Page = {
  readonly lines: readonly string[];
  readonly breaks: readonly string[];
  readonly hasMoves: boolean;
};

function strayed(one: Found, other: Found, { lines, breaks, hasMoves }: Page): string | null {
  if (one.line === other.line) return other.at > one.at ? null : "before";
  // Somebody may have broken the line between the two.
  const between = breaks.some((word) => lines[one.line]?.includes(word));
  if (!between) return "not in the line of";
  return other.line > one.line || hasMoves ? null : "above";
}

/** The steps of all writers around the one in which something went wrong. */
export function stepsNear({ steps }: Account, step: number): readonly Step[] {
  const at = steps[step - 1]?.at ?? 0;
  return steps.filter((each) => each.at > at - 2500 && each.at < at + 2500);
}
