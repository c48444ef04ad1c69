/**
 * The text with everything inside fences and code spans blanked out, character for character, so that what is found in
 * it stands at the same place in the text itself.
 */
export function maskedCode(text: string): string {
  return blankSpans(blankFences(text));
}

function blankFences(text: string): string {
  let fence: string | null = null;
  const lines = text.split("\n").map((line) => {
    const mark = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/.exec(line)?.[1];
    if (
      fence === null &&
      mark &&
      !(mark[0] === "`" && line.slice(line.indexOf(mark) + mark.length).includes("`"))
    ) {
      fence = mark;
      return blank(line);
    }
    if (fence === null) return line;
    if (
      mark &&
      mark[0] === fence[0] &&
      mark.length >= fence.length &&
      line.trim().replace(/^[>\s]*/, "") === mark
    )
      fence = null;
    return blank(line);
  });
  return lines.join("\n");
}

/** Code spans end with as many signs as they begin with, and never go beyond their paragraph. */
function blankSpans(text: string): string {
  const runs = backtickRuns(text);
  const closings = closingRuns(runs);
  let masked = "";
  let end = 0;
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at];
    const closing = closings[at];
    if (!run || closing === undefined || text[run.start - 1] === "\\") continue;
    const close = runs[closing]?.end ?? run.end;
    masked += text.slice(end, run.start) + blank(text.slice(run.start, close));
    end = close;
    at = closing;
  }
  return masked + text.slice(end);
}

type Run = { readonly start: number; readonly end: number; readonly paragraph: number };

function backtickRuns(text: string): Run[] {
  const runs: Run[] = [];
  let paragraph = 0;
  for (const { 0: found, index } of text.matchAll(/`+|\n[ \t]*(?=\n)/g)) {
    if (found[0] === "`") runs.push({ start: index, end: index + found.length, paragraph });
    else paragraph++;
  }
  return runs;
}

/** For each run the next one of its length in its paragraph, if there is one. */
function closingRuns(runs: readonly Run[]): (number | undefined)[] {
  const closings: (number | undefined)[] = [];
  const ahead = new Map<number, number>();
  for (let at = runs.length - 1; at >= 0; at--) {
    const run = runs[at];
    if (!run) continue;
    const length = run.end - run.start;
    const next = ahead.get(length);
    if (next !== undefined && runs[next]?.paragraph === run.paragraph) closings[at] = next;
    ahead.set(length, at);
  }
  return closings;
}

function blank(words: string): string {
  return words.replace(/[^\n]/g, " ");
}
