import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { OwnStyle } from "../kit/own-style.tsx";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { PersonChoice } from "./person-choice.tsx";
import { type PeopleCards, peopleMost, titleMost } from "./schema.ts";
import { PeopleCardsSettings } from "./settings.tsx";
import type { PersonShown } from "./shown.ts";
import { usePeople, usePeopleActs } from "./use-people.tsx";
import style from "./view.css?inline";
import { peopleCardsWords } from "./wording.ts";
import "./editor.css";

/** The cards as they are read, with their title in place; below them the field that finds people. */
function PeopleCardsEditor(props: EditorProps<PeopleCards>) {
  const { content, isSelected } = props;
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const acts = usePeopleActs(props, frame);
  const { people } = usePeople(props);
  const isChosen = content.from === "chosen";
  return (
    <>
      <OwnStyle css={style} />
      <div className="people-cards" ref={frame}>
        <Title {...props} />
        <ul className="people-cards-list">
          {people.map((person, at) => (
            <EditedCard key={person.id} {...{ person, at }} all={people} acts={isChosen ? acts : null} />
          ))}
        </ul>
        {people.length === 0 && (
          <p className="people-cards-hint">
            {say(isChosen ? peopleCardsWords.emptyHint : peopleCardsWords.emptyGroupHint)}
          </p>
        )}
        {isChosen && (isSelected || people.length === 0) && <Adding {...props} acts={acts} />}
      </div>
    </>
  );
}

function Title({ id, draft, page, takeFocus }: EditorProps<PeopleCards>) {
  const say = useSay();
  const title = useRef<BoundTextHandle>(null);
  useTakenFocus(takeFocus, (at) => title.current?.focus(at));
  return (
    <BoundText
      {...{ draft, id }}
      handle={title}
      path="title"
      most={titleMost}
      lines={false}
      change={page.change}
      label={say(peopleCardsWords.title)}
      placeholder={say(peopleCardsWords.titleHint)}
      className="people-cards-title"
      onEdge={page.leave}
    />
  );
}

type Acts = ReturnType<typeof usePeopleActs>;

function Adding({ content, page, acts }: EditorProps<PeopleCards> & { acts: Acts }) {
  const say = useSay();
  if (content.people.length >= peopleMost)
    return <p className="people-cards-hint">{say(peopleCardsWords.full, { count: peopleMost })}</p>;
  return <PersonChoice find={page.findPeople} without={content.people} onChoose={acts.add} />;
}

type EditedCardProps = { person: PersonShown; at: number; all: readonly PersonShown[]; acts: Acts | null };

function EditedCard({ person, at, all, acts }: EditedCardProps) {
  const say = useSay();
  const { name, position, photo } = person;
  const beside = [all[at + 1], all[at - 1]].filter((each) => each !== undefined);
  return (
    <li className="people-cards-card">
      <Avatar name={name} photo={photo} size={48} />
      <span className="people-cards-words" dir="auto">
        <b>{name}</b>
        {position !== "" && <span>{position}</span>}
      </span>
      {acts && (
        <span className="people-cards-acts">
          {at > 0 && (
            <IconButton
              icon={ArrowLeft}
              size="small"
              label={say(peopleCardsWords.earlier, { name })}
              onPress={() => acts.move(person, at - 1, true)}
            />
          )}
          {at < all.length - 1 && (
            <IconButton
              icon={ArrowRight}
              size="small"
              label={say(peopleCardsWords.later, { name })}
              onPress={() => acts.move(person, at + 1, false)}
            />
          )}
          <IconButton
            icon={X}
            size="small"
            label={say(peopleCardsWords.remove, { name })}
            onPress={() => acts.remove(person, beside)}
          />
        </span>
      )}
    </li>
  );
}

export const peopleCardsEditor: LateParts<PeopleCards> = {
  Editor: PeopleCardsEditor,
  Settings: PeopleCardsSettings,
};
