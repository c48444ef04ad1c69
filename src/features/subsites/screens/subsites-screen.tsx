import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { type ReactNode, useId, useState } from "react";
import type { Frame } from "#kernel/frame.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { ListedSubsite, subsitesScreen } from "../screen.ts";
import { subsiteRefusals, subsiteWords } from "../wording.ts";
import { MainGroupLine } from "./main-group-line.tsx";
import { SubsiteLine } from "./subsite-line.tsx";
import "./subsites.css";

type Data = ScreenData<typeof subsitesScreen>;

/** The filter appears from so many subsites on (SLST-02). */
const filteredFrom = 5;

/** The subsites that one is in, those that one may join, and archived ones last (SUBS-17). */
export function SubsitesScreen({ data, frame }: { data: Data; frame: Frame }) {
  const say = useSay();
  const [words, setWords] = useState("");
  const { subsites, current, people } = data;
  const mine = subsites.filter(isMine).length;
  const shown = subsites.filter((subsite) => isMeant(subsite, words));

  return (
    <Screen
      title={data.title}
      width="list"
      help={subsites.length > 0 && say(subsiteWords.youAreIn, { mine, all: subsites.length })}
      actions={subsites.length > 0 && <CreateButton mayCreate={data.mayCreate} />}
    >
      {subsites.length >= filteredFrom && <Filter words={words} count={shown.length} onChange={setWords} />}
      {partsOf(shown, words).map(({ title, list, isFirst }) => (
        <Part key={title.id} title={say(title)} isShown={isFirst || list.length > 0}>
          {isFirst && <MainGroupLine site={frame.site.name} people={people} isHere={current === 0} />}
          {list.map((subsite) => (
            <SubsiteLine
              key={subsite.id}
              subsite={subsite}
              isHere={current === subsite.id}
              me={frame.me?.id ?? 0}
            />
          ))}
        </Part>
      ))}
      {subsites.length === 0 && (
        <EmptyState
          title={say(subsiteWords.none)}
          help={say(subsiteWords.noneHelp)}
          action={<CreateButton mayCreate={data.mayCreate} />}
        />
      )}
    </Screen>
  );
}

function partsOf(shown: readonly ListedSubsite[], words: string) {
  const active = shown.filter(({ isArchived }) => !isArchived);
  const others = active.filter((each) => !isMine(each));
  const archived = shown.filter(({ isArchived }) => isArchived);
  return [
    { title: subsiteWords.mine, list: active.filter(isMine), isFirst: words === "" },
    { title: subsiteWords.others, list: others, isFirst: false },
    { title: subsiteWords.archivedOnes, list: archived, isFirst: false },
  ];
}

function isMine({ role }: ListedSubsite): boolean {
  return role !== null;
}

function isMeant({ name, description }: ListedSubsite, words: string): boolean {
  const wanted = words.trim().toLocaleLowerCase();
  return `${name} ${description}`.toLocaleLowerCase().includes(wanted);
}

/** Whoever may not is told who may, and can ask for that (SLST-11, ROLE-20). */
function CreateButton({ mayCreate }: { mayCreate: boolean }) {
  const say = useSay();
  const { open } = useDialogs();

  function create() {
    open(async () => {
      if (!mayCreate) return refused(say(sentenceOf(subsiteRefusals, "subsites-by-owners")));
      const { CreateDialog } = await import("./create-dialog.tsx");
      return <CreateDialog />;
    });
  }

  return (
    <Button look="primary" icon={Plus} onPress={create}>
      {say(subsiteWords.create)}
    </Button>
  );
}

async function refused(reason: string) {
  const { NoPermission } = await import("#features/people/rights-requests/parts/no-permission.tsx");
  return <NoPermission reason={reason} offer="owner" hint="create-subsite" />;
}

function Filter(props: { words: string; count: number; onChange: (words: string) => void }) {
  const say = useSay();
  const { words, count, onChange } = props;
  return (
    <div className="subsites-filter" role="search">
      <TextField
        label={say(subsiteWords.filter)}
        type="search"
        icon={Search}
        value={words}
        onChange={onChange}
        autoComplete="off"
      />
      <p role="status">{words !== "" && say(subsiteWords.found, { count })}</p>
    </div>
  );
}

function Part(props: { title: string; isShown: boolean; children: ReactNode }) {
  const id = useId();
  if (!props.isShown) return null;
  return (
    <section className="subsites-part" aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      <ul className="subsites-list">{props.children}</ul>
    </section>
  );
}
