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
  return text.replace(/(?<![`\\])(`+)(?!`)((?:(?!\n[ \t]*\n)[^])+?)(?<!`)\1(?!`)/g, blank);
}

function blank(words: string): string {
  return words.replace(/[^\n]/g, " ");
}
