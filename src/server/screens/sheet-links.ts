type Chunk = { readonly css?: readonly string[]; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** Links to style sheets: what every document has, and what a screen has besides. */
export type SheetLinks = { readonly everywhere: string; readonly besides: (screen: string) => string };

/** Only what is there at the first paint is linked; what comes later, like edit mode, brings its own along (decision 0035). */
export function sheetLinksOf(manifest: Manifest, entry: string): SheetLinks {
  const everywhere = sheetsOf(manifest, entry);
  return {
    everywhere: linksTo(everywhere),
    besides(screen) {
      const source = Object.keys(manifest).find((name) => name.endsWith(`/${screen}-screen.tsx`)) ?? "";
      return linksTo(sheetsOf(manifest, source).filter((file) => !everywhere.includes(file)));
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
