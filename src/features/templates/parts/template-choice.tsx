import LayoutTemplate from "lucide-react/icons/layout-template";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { blankId } from "../rules.ts";
import { templateWords } from "../wording.ts";
import { useTemplatePicker } from "./use-template-picker.tsx";

/** What a page begins with can be another template (PPRP-08). With `opens` it is asked at once, and something has to be chosen. */
export function TemplateChoice({
  current,
  opens = false,
  onPick,
}: {
  current: number;
  opens?: boolean;
  onPick: (id: number) => void;
}) {
  const say = useSay();
  const pick = useTemplatePicker(onPick);
  const atOnce = useRef(opens);
  useEffect(() => {
    if (!atOnce.current) return;
    atOnce.current = false;
    pick(null);
  }, [pick]);

  return (
    <Button icon={LayoutTemplate} onPress={() => pick(current)}>
      {say(current === blankId ? templateWords.choose : templateWords.other)}
    </Button>
  );
}
