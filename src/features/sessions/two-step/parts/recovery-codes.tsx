import { type ReactNode, useRef, useEffect } from "react";
import { copyText } from "#client/copy-text.ts";
import { saveFile } from "#client/save-file.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { twoStepWords as words } from "../wording.ts";
import "./two-step.css";

/** The codes that are shown this once, with ways to keep them. Whoever listens is led here as soon as they are there. */
export function RecoveryCodes(props: {
  codes: readonly string[];
  /** The screen has them in its title. */
  isWholeScreen?: boolean;
  children: ReactNode;
}) {
  const { codes, isWholeScreen = false, children } = props;
  const say = useSay();
  const { tell } = useNotices();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  const text = codes.join("\n");
  const copy = async () => {
    const isCopied = await copyText(text);
    tell({ text: say(isCopied ? words.copied : words.notCopied) });
  };
  return (
    <div className="two-step-kept" role="group" aria-label={say(words.codesTitle)} tabIndex={-1} ref={list}>
      {!isWholeScreen && <h3>{say(words.codesTitle)}</h3>}
      {!isWholeScreen && <p>{say(words.codesHelp)}</p>}
      <ul className="two-step-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="two-step-choices">
        <Button onPress={() => void copy()}>{say(words.copy)}</Button>
        <Button onPress={() => saveFile(`${say(words.fileName)}.txt`, [`${text}\n`], "text/plain")}>
          {say(words.download)}
        </Button>
        {children}
      </div>
    </div>
  );
}
