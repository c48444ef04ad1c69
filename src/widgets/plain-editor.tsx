import { type ComponentType, useEffect, useRef } from "react";
import type { EditorProps, KindEditor } from "./editor.ts";
import type { ViewProps } from "./widget.ts";

/** A kind without an editor of its own: it is read as always, and can be reached, moved and removed as a whole. */
export function plainEditor<Content>(View: ComponentType<ViewProps<Content>>): KindEditor<Content> {
  function PlainEditor({ content, takeFocus }: EditorProps<Content>) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      takeFocus(() => place.current?.focus());
      return () => takeFocus(null);
    }, [takeFocus]);
    return (
      <div ref={place} tabIndex={-1} className="plain-editor">
        <View content={content} />
      </div>
    );
  }
  return { Editor: PlainEditor };
}
