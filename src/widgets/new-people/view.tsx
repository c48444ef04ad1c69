import { Avatar } from "#ui/avatar.tsx";
import { BlockFrame } from "../kit/block-frame.tsx";
import type { PlainBlock } from "../kit/plain-block.ts";
import type { LivingProps } from "../living.ts";
import type { NewPeopleShown } from "./shown.ts";
import { newPeopleWords } from "./wording.ts";

/** Who came lately. */
export function NewPeopleView({ data, say }: LivingProps<PlainBlock, NewPeopleShown>) {
  if (!data || data.length === 0) return null;
  return (
    <BlockFrame title={say(newPeopleWords.title)} more={{ href: "/people/", label: say(newPeopleWords.all) }}>
      <ul>
        {data.map(({ id, name, position, photo }) => (
          <li key={id}>
            <Avatar name={name} photo={photo} size={36} />
            <span className="kit-block-text" dir="auto">
              <b>{name}</b>
              {position !== "" && <span className="kit-block-note">{position}</span>}
            </span>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
