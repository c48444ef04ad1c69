/** What no text keeps: signs without a face, and halves of pairs. Other blanks than the unbreakable one are one blank. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[ \t\n\r\f\u2028\u2029]+/g, " ")
    .replace(/[\u0000-\u001f\u007f\ufeff]/g, "");
}
