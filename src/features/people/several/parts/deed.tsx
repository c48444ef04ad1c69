import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useNarrow } from "#ui/use-narrow.ts";

/** What can be done to several people. Busy until it is known what may be done. */
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
