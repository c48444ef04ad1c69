type Chunk = { readonly file: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** Links to scripts: what a member's screen loads over the one that it stands on, and what a visitor's page does. */
export type ScriptLinks = {
  readonly member: (screen: string, ground: string) => string;
  readonly visitor: string;
  /** What brings holes to life for visitors, and the view of a kind that stands there. */
  readonly living: string;
  readonly view: (kind: string) => string;
  /** The same for members, who have loaded what every view imports. */
  readonly memberView: (kind: string) => string;
};

export const memberEntry = "src/app/entry-browser.tsx";
const visitorEntry = "src/app/entry-visitor.ts";
const livingForVisitors = "src/app/living-visitor.tsx";

/** All that a screen imports is asked for with the document, however deep it lies: nothing waits for another file to name it. */
export function scriptLinksOf(manifest: Manifest): ScriptLinks {
  const script = (source: string): string => {
    const [file, ...needed] = filesOf(manifest, [source]);
    return file ? `${links(needed)}<script type="module" src="/${file}"></script>` : "";
  };
  const preloads = (source: string): string => links(filesOf(manifest, [source]));
  const ofMembers = new Set(filesOf(manifest, [memberEntry]));
  const screens = keptByName((names) => {
    const own = names.split(" ").flatMap((name) => screenOf(manifest, name));
    const needed = filesOf(
      manifest,
      own.map(({ source }) => source),
    ).filter((file) => !ofMembers.has(file));
    return links(needed, new Map(own.map(({ file, name }) => [file, name])));
  });
  const [entry = "", ...needed] = filesOf(manifest, [memberEntry]);
  // Not as a script of the document: it is asked for once that is painted (app/early-start.ts).
  const start = `${links(needed)}<link rel="modulepreload" fetchpriority="low" href="/${entry}" data-entry>`;
  return {
    member: (screen, ground) => start + screens(screen === ground ? screen : `${screen} ${ground}`),
    visitor: script(visitorEntry),
    living: preloads(livingForVisitors),
    view: keptByName((kind) => preloads(viewSource(kind))),
    memberView: keptByName((kind) =>
      links(filesOf(manifest, [viewSource(kind)]).filter((file) => !ofMembers.has(file))),
    ),
  };
}

/** The files of these chunks and of all that they import, the chunks' own first. */
function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set(sources);
  for (const name of seen) for (const next of manifest[name]?.imports ?? []) seen.add(next);
  return [...seen].flatMap((name) => manifest[name]?.file ?? []);
}

/** `screens`: which of the files are screens, by their names. The browser finds those of its document by them (app/screen-loads.ts). */
function links(files: readonly string[], screens?: ReadonlyMap<string, string>): string {
  const named = (file: string) => (screens?.has(file) ? ` data-screen="${screens.get(file)}"` : "");
  return files
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}"${named(file)}>`)
    .join("");
}

function screenOf(manifest: Manifest, name: string): { source: string; file: string; name: string }[] {
  return Object.entries(manifest)
    .filter(([source]) => source.endsWith(`/${name}-screen.tsx`))
    .map(([source, { file }]) => ({ source, file, name }))
    .slice(0, 1);
}

/** A kind's folder is called after it: CodeSnippet lies in code-snippet. */
function viewSource(kind: string): string {
  return `src/widgets/${kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}/view.tsx`;
}

/** The same text each time that it is asked for by the same name. */
export function keptByName(make: (name: string) => string): (name: string) => string {
  const kept = new Map<string, string>();
  return (name) => {
    const found = kept.get(name) ?? make(name);
    kept.set(name, found);
    return found;
  };
}
