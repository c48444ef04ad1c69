import { type ComponentProps, useEffect } from "react";
import { useLazyPart } from "#ui/lazy-part.ts";
import { Skeleton } from "#ui/skeleton.tsx";

const loadEditor = () => import("./page-editor.tsx");

type Editor = Awaited<ReturnType<typeof loadEditor>>["PageEditor"];

/** The editor is fetched when somebody edits; reading never carries it. */
export function LazyEditor(props: ComponentProps<Editor>) {
  const [part, want] = useLazyPart(loadEditor);
  useEffect(() => want(true), []);
  if (!part) return <Skeleton />;
  return <part.PageEditor {...props} />;
}
