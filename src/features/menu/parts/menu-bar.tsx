import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Frame } from "#kernel/frame.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { withCurrent } from "../model/current-link.ts";
import { menuWords } from "../wording.ts";
import "./menu-bar.css";

/** The site's own menu below the top bar; finished HTML, a sheet on a phone. Its editor is fetched when it is wanted and takes its place. */
export function MenuBar({ menu, me, address }: { menu: Frame["menu"]; me: number | null; address: string }) {
  const say = useSay();
  const { fail } = useNotices();
  const bar = useRef<HTMLElement>(null);
  const [editor, setEditor] = useState<ReactNode>(null);

  function leave() {
    setEditor(null);
    requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>("[data-menu-edit]")?.focus());
  }

  const press = useEffectEvent(({ target }: Event) => {
    if (!(target as Element).closest("[data-menu-edit]")) return;
    import("./menu-parts.ts").then(({ openEditor }) => openEditor(me, leave)).then(setEditor, () => fail());
  });
  useEffect(() => {
    const element = bar.current;
    element?.addEventListener("click", press);
    return () => element?.removeEventListener("click", press);
  }, [editor]);

  if (editor) return editor;
  if (menu === "") return null;
  return (
    <nav
      ref={bar}
      className="menu-bar"
      aria-label={say(menuWords.siteMenu)}
      data-site-menu=""
      dangerouslySetInnerHTML={{ __html: withCurrent(menu, address) }}
    />
  );
}
