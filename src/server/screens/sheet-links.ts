type Chunk = { readonly css?: readonly string[]; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** Links to style sheets: what every document has, and what a screen, or a part of one, has besides. */
export type SheetLinks = { readonly everywhere: string; readonly besides: (file: string) => string };

type Data = Readonly<Record<string, unknown>>;

/** Parts of screens that come apart (`loadBeside`) and have sheets of their own, by their files: when a document shows them. */
const parts: Readonly<Record<string, Readonly<Record<string, (data: Data) => boolean>>>> = {
  people: {
    "org-chart": ({ chart }) => Boolean(chart),
    "people-table": ({ view }) => view === "table",
  },
};

/** The files, by their names, whose sheets a document links besides: that of its screen, and those of the parts that its data show. */
export function filesShown(screen: string, data: Data): string[] {
  const shown = Object.entries(parts[screen] ?? {}).filter(([, isShown]) => isShown(data));
  return [`${screen}-screen`, ...shown.map(([file]) => file)];
}

/** Only what is there at the first paint is linked; what comes later, like edit mode, brings its own along (decision 0035). */
export function sheetLinksOf(manifest: Manifest, entry: string): SheetLinks {
  const everywhere = sheetsOf(manifest, entry);
  return {
    everywhere: linksTo(everywhere),
    besides(file) {
      const source = Object.keys(manifest).find((name) => name.endsWith(`/${file}.tsx`)) ?? "";
      return linksTo(sheetsOf(manifest, source).filter((sheet) => !everywhere.includes(sheet)));
    },
  };
}

function sheetsOf(manifest: Manifest, source: string): string[] {
  const seen = new Set<string>();
  const follow = (name: string): readonly string[] => {
    const chunk = seen.has(name) ? undefined : manifest[name];
    seen.add(name);
    return chunk ? [...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(follow)] : [];
  };
  return [...new Set(follow(source))];
}

function linksTo(files: readonly string[]): string {
  return files.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
}
