/** How many letters the texts in a value have, counted no further than beyond `most`. */
export function lettersIn(value: unknown, most: number): number {
  const left: unknown[] = [value];
  let letters = 0;
  while (left.length > 0 && letters <= most) {
    const next = left.pop();
    if (typeof next === "string") letters += next.length;
    else if (typeof next === "object" && next !== null)
      for (const part of Object.values(next)) left.push(part);
  }
  return letters;
}
