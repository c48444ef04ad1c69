import UserSearch from "lucide-react/icons/user-search";
import { PersonSearch } from "../../parts/person-search.tsx";
import { Button } from "#ui/button.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { reasonWords as words } from "../wording.ts";
import { ReasonChain } from "./reason-chain.tsx";
import { type Explained, askWhy, useExplanation } from "./use-explanation.ts";
import "./why-dialog.css";

/** Fetches why somebody reads a page, where somebody is named, and gives the dialog. */
export async function whyDialog(pageId: number, who?: string) {
  const first = who === undefined ? null : await askWhy(pageId, who);
  return <WhyDialog pageId={pageId} first={first} />;
}

/** Why somebody reads a page or does not, and a field to look at somebody else. */
function WhyDialog({ pageId, first }: { pageId: number; first: Explained | null }) {
  const say = useSay();
  const { explanation, problem, busy, ask } = useExplanation(pageId, first);
  return (
    <DialogFrame
      title={explanation?.title ?? say(words.title)}
      description={explanation ? undefined : say(words.help)}
      cancelLabel={say(words.close)}
    >
      <div className="reasons-shown" role="status" aria-busy={busy}>
        {problem && <ErrorText>{problem}</ErrorText>}
        {explanation && <ReasonChain explanation={explanation} />}
      </div>
      <PersonSearch
        label={say(words.search)}
        icon={UserSearch}
        onChoose={(person) => void ask(String(person.id))}
      />
      <GroupChoice onChoose={(group) => void ask(group)} />
    </DialogFrame>
  );
}

const groupNames = {
  admins: words.administrators,
  editors: words.editors,
  all: words.everyoneHere,
  viewers: words.viewers,
  public: words.world,
} as const;

/** The groups that a page has where it lies: in a subsite they are its roles. */
function GroupChoice({ onChoose }: { onChoose: (group: keyof typeof groupNames) => void }) {
  const say = useSay();
  const isInSubsite = Boolean(useLocale().subsiteSlug);
  const groups = ["admins", "editors", isInSubsite ? "viewers" : "all", "public"] as const;
  return (
    <div className="reasons-groups" role="group" aria-label={say(words.groups)}>
      {groups.map((group) => (
        <Button key={group} size="small" onPress={() => onChoose(group)}>
          {say(groupNames[group])}
        </Button>
      ))}
    </div>
  );
}
