import CircleHelp from "lucide-react/icons/circle-question-mark";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { reasonWords as words } from "../wording.ts";

/** Asks why somebody sees the page, at their line. `name` stands within the question. */
export function WhyButton({ name, onPress }: { name: string; onPress: () => void }) {
  const say = useSay();
  return <IconButton icon={CircleHelp} size="small" label={say(words.whyCan, { name })} onPress={onPress} />;
}
