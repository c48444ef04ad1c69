const deepest = 8;
const most = 2000;

/**
 * Whether a value is what JSON and Postgres hold as it is: plain objects and lists, finite numbers, whole characters
 * without NUL; not deeper and not more than a widget's settings ever are.
 */
export function isPlain(value: unknown): boolean {
  let left = most;
  const look = (each: unknown, depth: number): boolean => {
    if (--left < 0 || depth > deepest) return false;
    if (each === null || typeof each === "boolean") return true;
    if (typeof each === "number") return Number.isFinite(each);
    if (typeof each === "string") return isPlainText(each);
    if (Array.isArray(each)) return each.every((item) => look(item, depth + 1));
    return (
      isPlainObject(each) && Object.entries(each).every(([key, item]) => isKey(key) && look(item, depth + 1))
    );
  };
  return look(value, 0);
}

function isPlainText(text: string): boolean {
  return text.length <= 20_000 && text.isWellFormed() && !text.includes("\u0000");
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isKey(key: string): boolean {
  return key.length <= 120 && key !== "__proto__" && isPlainText(key);
}
