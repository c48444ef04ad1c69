import { useSay } from "#ui/language.tsx";
import { draftWords } from "../wording.ts";
import "./work-list.css";

export type Writer = {
  readonly id: number;
  readonly name: string | null;
  readonly words: number;
  readonly changes: number;
};

/** Whatever they wrote may be gone again. */
export function hasWork({ words, changes }: Writer): boolean {
  return words + changes > 0;
}

/** Whose unpublished work a draft holds and how much it is, one's own first. */
export function WorkList(props: { readonly writers: readonly Writer[]; readonly personId: number }) {
  const say = useSay();
  const isMine = ({ id }: Writer) => id === props.personId;
  const worked = props.writers.filter(hasWork);
  const writers = [...worked.filter(isMine), ...worked.filter((writer) => !isMine(writer))];
  if (writers.length === 0) return null;
  return (
    <ul className="writing-work">
      {writers.map((writer) => {
        const { words, changes } = writer;
        return (
          <li key={writer.id}>
            <b dir="auto">
              {isMine(writer) ? say(draftWords.you) : (writer.name ?? say(draftWords.formerMember))}
            </b>{" "}
            <span>
              {words > 0
                ? say(draftWords.workOfWords, { words, changes })
                : say(draftWords.workOfChanges, { changes })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
