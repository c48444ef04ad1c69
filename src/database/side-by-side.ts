/**
 * Waits for work that shares one transaction until all of it is done, so that nothing is left that would send its next
 * statement after the connection was given to somebody else. Of several failures the first is thrown: what follows it in
 * the same transaction fails for its sake.
 */
export async function sideBySide<Work extends readonly unknown[]>(
  work: readonly [...{ [At in keyof Work]: Promise<Work[At]> }],
): Promise<Work> {
  const failures: unknown[] = [];
  const noted = work.map((each) => each.catch((error: unknown) => void failures.push(error)));
  const done = await Promise.all(noted);
  if (failures.length > 0) throw failures[0];
  return done as unknown as Work;
}
