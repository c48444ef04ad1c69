import { copyText } from "#client/copy-text.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { companyWords as words } from "../wording.ts";

/** A text that is entered elsewhere, with a button that copies it. */
export function CopiedText({ text, copyLabel }: { text: string; copyLabel: string }) {
  const say = useSay();
  const { tell } = useNotices();
  const copy = async () => {
    const isCopied = await copyText(text);
    tell({ text: say(isCopied ? words.copied : words.notCopied) });
  };
  return (
    <p className="company-address">
      <code dir="ltr">{text}</code>
      <Button size="small" onPress={() => void copy()}>
        {copyLabel}
      </Button>
    </p>
  );
}
