import { randomInt } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A new widget's id: twelve random letters and digits, unique in its page by their number. */
export function freshWidgetId(): string {
  return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join("");
}
