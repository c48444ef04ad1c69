import type { Frame } from "#kernel/frame.ts";
import { menuWords } from "#features/menu/wording.ts";
import { Brand } from "#features/sites/parts/brand.tsx";
import { useSay } from "#ui/language.tsx";

/** What visitors find below a page: whose it is, and the other public pages. */
export function PublicFooter({ site }: Pick<Frame, "site">) {
  const say = useSay();
  return (
    <footer className="shell-footer">
      <a className="shell-brand" href="/">
        <Brand site={site} />
      </a>
      <a href="/pages/">{say(menuWords.browse)}</a>
    </footer>
  );
}
