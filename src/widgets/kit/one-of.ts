/** What a draft holds where one of a few is wanted; the first of them where it holds something else. */
export function oneOf<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: unknown,
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
