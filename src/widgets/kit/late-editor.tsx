import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { LoadFailed } from "#ui/load-failed.tsx";
import type { EditorProps, KindEditor } from "./editor.ts";

/** What is fetched of a kind when one is on the page. */
export type LateParts<Content> = Pick<KindEditor<Content>, "Editor" | "Settings">;

type Fetch<Content> = () => Promise<LateParts<Content>>;

/** The editor of a kind that few pages hold: its script and its styles come with the first of them (decision 0128). */
export function lateEditor<Content>(icon: LucideIcon, fetch: Fetch<Content>): KindEditor<Content> {
  let kept: LateParts<Content> | null = null;
  const load = async () => (kept ??= await fetch());

  function Late(props: EditorProps<Content> & { as: "Editor" | "Settings" }): ReactNode {
    const [parts, setParts] = useState(kept);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (parts || isFailed) return;
      let isGone = false;
      load().then(
        (loaded) => isGone || setParts(loaded),
        () => isGone || setFailed(true),
      );
      return () => {
        isGone = true;
      };
    }, [parts, isFailed]);
    const { as, ...given } = props;
    if (isFailed) return <LoadFailed onRetry={() => setFailed(false)} />;
    const Part = parts?.[as];
    return Part ? <Part {...given} /> : null;
  }

  return {
    icon,
    Editor: (props) => <Late {...props} as="Editor" />,
    Settings: (props) => <Late {...props} as="Settings" />,
  };
}

/** The same of a kind about which nothing can be set. */
export function lateEditorAlone<Content>(icon: LucideIcon, fetch: Fetch<Content>): KindEditor<Content> {
  const { Settings: _, ...alone } = lateEditor(icon, fetch);
  return alone;
}
