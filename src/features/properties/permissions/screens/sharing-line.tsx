import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { Icon } from "#ui/icon.tsx";
import { sentenceOf } from "#kernel/refusal.ts";
import { useSay } from "#ui/language.tsx";
import type { Line, Right } from "#features/sharing/rules.ts";
import { sharingRefusals, sharingWords } from "#features/sharing/wording.ts";

/** One line: who, and whether they view and edit. Administrators are locked: grey with a tick. */
export function SharingLine({
  name,
  hint,
  icon,
  picture,
  line,
  viewOnly = false,
  partly,
  onTurn,
}: {
  name: string;
  hint: ReactNode;
  icon?: LucideIcon;
  picture?: ReactNode;
  line: Line;
  viewOnly?: boolean;
  /** For a group: some of its people have the right. */
  partly?: { readonly view: boolean; readonly edit: boolean };
  onTurn: (line: Line, right: Right, on: boolean) => void;
}) {
  const say = useSay();
  const locked = line.isAdmin ? say(sentenceOf(sharingRefusals, "admins-always-edit")) : null;
  const box = (right: "view" | "edit") => (
    <Checkbox
      label={say(right === "view" ? sharingWords.viewOf : sharingWords.editOf, { name })}
      labelHidden
      checked={line[right]}
      partly={partly?.[right] ?? false}
      lockedReason={locked}
      onChange={(on) => onTurn(line, right, on)}
    />
  );
  return (
    <tr>
      <th scope="row">
        <span className="permissions-who">
          {picture ?? <span className="permissions-icon">{icon && <Icon of={icon} />}</span>}
          <span>
            <span className="permissions-name">
              <bdi>{name}</bdi>
            </span>
            <span className="permissions-hint">{hint}</span>
          </span>
        </span>
      </th>
      <td>{box("view")}</td>
      <td>{!viewOnly && box("edit")}</td>
    </tr>
  );
}
