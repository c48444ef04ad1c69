import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import type { Line, Right, Rights } from "#features/sharing/rules.ts";
import { LineName } from "./line-name.tsx";
import { RightBox } from "./right-box.tsx";

type SharingLineProps = {
  name: string;
  hint: ReactNode;
  icon?: LucideIcon;
  picture?: ReactNode;
  /** Stands behind the name. */
  action?: ReactNode;
  line: Line;
  viewOnly?: boolean;
  /** For a group: some of its people have the right. */
  partly?: Rights;
  onTurn: (line: Line, right: Right, on: boolean) => void;
};

/** One line: who, and whether they view, edit and follow. Administrators are locked: grey with a tick. */
export function SharingLine({
  name,
  hint,
  icon,
  picture,
  line,
  viewOnly = false,
  ...props
}: SharingLineProps) {
  const box = (right: Right) => (
    <RightBox
      right={right}
      name={name}
      line={line}
      isPartly={props.partly?.[right] ?? false}
      onTurn={(on) => props.onTurn(line, right, on)}
    />
  );
  return (
    <tr>
      <th scope="row">
        <LineName
          sign={picture ?? <span className="permissions-icon">{icon && <Icon of={icon} />}</span>}
          name={name}
          hint={hint}
          action={props.action}
        />
      </th>
      <td>{box("view")}</td>
      <td>{!viewOnly && box("edit")}</td>
      <td>{!viewOnly && box("follow")}</td>
    </tr>
  );
}
