/** "winter.csv > The winter timetable": a file, and what it is called on the page. */
export function namedFile(written: string): readonly [file: string, name: string] {
  const [file = "", name = ""] = written.split(">").map((part) => part.trim());
  return [file, name];
}
