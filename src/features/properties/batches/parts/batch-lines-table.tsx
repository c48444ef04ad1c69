import Globe from "lucide-react/icons/globe";
import Pencil from "lucide-react/icons/pencil";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { sharingWords } from "#features/sharing/wording.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { LineName } from "../../permissions/screens/line-name.tsx";
import { useColumnKeys } from "../../permissions/screens/use-column-keys.ts";
import type { BatchLine, BatchRight, BatchSharing, BatchTurns } from "../model/batch-lines.ts";

type BatchLinesProps = {
  sharing: BatchSharing;
  lines: readonly BatchLine[];
  turns: BatchTurns;
  onTurn: (name: string, right: BatchRight, isOn: boolean) => void;
};

/** Who sees and edits the pages: a tick for all of them, a dash for some. */
export function BatchLines({ sharing, lines, turns, onTurn }: BatchLinesProps) {
  const say = useSay();
  const shown = lines.filter(({ name, view }) => name !== "public" || sharing.mayBePublic || view > 0);
  return (
    <table className="permissions-lines" ref={useColumnKeys()}>
      <thead>
        <tr>
          <th scope="col">{say(sharingWords.lines)}</th>
          <th scope="col">{say(sharingWords.view)}</th>
          <th scope="col">{say(sharingWords.edit)}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <BatchLineRow key={line.name} {...{ line, sharing, turns, onTurn }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<BatchLinesProps, "lines"> & { line: BatchLine };

function BatchLineRow({ line, sharing, turns, onTurn }: RowProps) {
  const say = useSay();
  const { sign, name, hint } = useNaming(line, sharing);
  const labels = { view: sharingWords.viewOf, edit: sharingWords.editOf };
  const box = (right: BatchRight) => {
    const isOn = turns.get(line.name)?.[right];
    return (
      <Checkbox
        label={say(labels[right], { name })}
        labelHidden
        checked={isOn ?? line[right] === sharing.count}
        partly={isOn === undefined && line[right] > 0 && line[right] < sharing.count}
        onChange={(on) => onTurn(line.name, right, on)}
      />
    );
  };
  return (
    <tr>
      <th scope="row">
        <LineName {...{ sign, name, hint }} />
      </th>
      <td>{box("view")}</td>
      <td>{line.name !== "public" && box("edit")}</td>
    </tr>
  );
}

const icons = { all: Users, editors: Pencil, public: Globe };

/** Whom a line is about, as the permissions of one page call them. */
function useNaming(
  { name, label, people, isSelf, isExternal }: BatchLine,
  { site }: BatchSharing,
): { readonly sign: ReactNode; readonly name: string; readonly hint: string } {
  const say = useSay();
  if (name === "all" || name === "editors" || name === "public") {
    const words = { all: sharingWords.everyone, editors: sharingWords.editors, public: sharingWords.public };
    return {
      sign: (
        <span className="permissions-icon">
          <Icon of={icons[name]} />
        </span>
      ),
      name: say(words[name], { site }),
      hint: name === "public" ? say(sharingWords.publicHint) : say(sharingWords.people, { count: people }),
    };
  }
  const hint = isSelf ? say(sharingWords.you) : isExternal ? say(sharingWords.external) : "";
  return { sign: <Avatar name={label} photo={null} size={28} />, name: label, hint };
}
