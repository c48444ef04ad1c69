import Globe from "lucide-react/icons/globe";
import KeyRound from "lucide-react/icons/key-round";
import Lock from "lucide-react/icons/lock";
import PenLine from "lucide-react/icons/pen-line";
import Users from "lucide-react/icons/users";
import { Icon } from "#ui/icon.tsx";
import type { InternalFacts } from "../contract.ts";

const signs = {
  editors: PenLine,
  public: Globe,
  password: KeyRound,
  everybody: Users,
  subsite: Users,
  some: Lock,
} as const;

/** Who can see a page, in words. */
export function AudienceWords({ audience, seenBy }: Pick<InternalFacts, "audience" | "seenBy">) {
  return (
    <span className="pages-audience">
      <Icon of={signs[audience]} />
      {seenBy}
    </span>
  );
}
