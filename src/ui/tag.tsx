import X from "lucide-react/icons/x";
import { Icon } from "./icon.tsx";
import { useSay } from "./language.tsx";
import { uiWording } from "./wording.ts";
import "./chip.css";

/** A chosen thing in a field that can be taken out again. */
export function Tag({ name, onRemove }: { name: string; onRemove: () => void }) {
  const say = useSay();
  const label = say(uiWording.remove, { name });
  return (
    <span className="ui-chip ui-chip-accent ui-tag">
      {name}
      <button type="button" aria-label={label} title={label} onClick={onRemove}>
        <Icon of={X} size={12} />
      </button>
    </span>
  );
}
