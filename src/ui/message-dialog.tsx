import type { ReactNode } from "react";
import { DialogFrame } from "./dialog-frame.tsx";

/** Says something and asks for nothing but OK (DLGS-09). */
export function MessageDialog({ title, text }: { title: string; text: ReactNode }) {
  return (
    <DialogFrame title={title} size="ask" cancelLabel={null} confirm={{ perform: () => {} }}>
      <p className="ui-dialog-text">{text}</p>
    </DialogFrame>
  );
}
