import type { Frame } from "#kernel/frame.ts";
import { Brand } from "#features/sites/parts/brand.tsx";

/** What visitors find below a page: whose it is, the public pages of the menu, and the languages; finished HTML (`frame.footer`). */
export function PublicFooter({ site, footer }: Pick<Frame, "site" | "footer">) {
  return (
    <footer className="shell-footer">
      <a className="shell-brand" href="/">
        <Brand site={site} />
      </a>
      <div dangerouslySetInnerHTML={{ __html: footer }} />
    </footer>
  );
}
