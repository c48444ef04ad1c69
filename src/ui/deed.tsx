import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { useNarrow } from "./use-narrow.ts";

/** What can be done to several things of a list. Busy until it is known what may be done. */
export function Deed(props: { icon: LucideIcon; label: string; perform: () => Promise<void> }) {
  const { icon, label, perform } = props;
  const size = useNarrow() ? "normal" : "small";
  const [isBusy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    await perform();
    setBusy(false);
  }

  return (
    <Button {...{ size, icon }} busy={isBusy} onPress={() => void press()}>
      {label}
    </Button>
  );
}
