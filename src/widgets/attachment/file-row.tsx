import type { ReactNode, Ref } from "react";
import { useFormats } from "#ui/language.tsx";
import { fileSize } from "../kit/file-size.ts";
import { FileSign } from "../kit/file-sign.tsx";

/** A file with its sign, its name in place, its size, and what can be done with it. */
export function FileRow(props: {
  file: { readonly name: string; readonly size: number; readonly type: string };
  action?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  const { name, size, type } = props.file;
  const formats = useFormats();
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase();
  return (
    <div className="attachment-row" ref={props.ref}>
      <span className="attachment-sign">
        <FileSign type={type} />
      </span>
      <span className="attachment-words">
        {props.children}
        <small>{[ending, fileSize(size, formats)].filter(Boolean).join(" · ")}</small>
      </span>
      {props.action}
    </div>
  );
}
