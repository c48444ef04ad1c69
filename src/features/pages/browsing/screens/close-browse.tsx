import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent } from "react";
import { groundBelow } from "#client/ground-below.ts";
import { visit } from "#client/navigation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { useIsSelecting } from "../../batches/parts/selecting.ts";
import { useMoving } from "../../filing/parts/moving-host.tsx";
import { browsingWords } from "../wording.ts";

const close = () => void visit(groundBelow());

/** Leads back to what was open before the list (BRWS-11). */
export function CloseBrowse() {
  const say = useSay();
  return <IconButton icon={X} label={say(browsingWords.close)} onPress={close} />;
}

/** Escape leads there too, where nothing else has a use for it. */
export function CloseByEscape() {
  const { moved } = useMoving();
  const isSelecting = useIsSelecting();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isFree = event.key === "Escape" && !event.defaultPrevented && !event.repeat;
    if (!isFree || moved !== null || isSelecting || isInLayer(event.target)) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener("keydown", (event) => press(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return null;
}

/** In a field Escape is the field's; a dialog, menu or list of suggestions that is open closes first. */
function isInLayer(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select");
  return isField || document.querySelector("dialog[open], [role=menu], [role=listbox]") !== null;
}
