import { useForm } from "#client/use-form.ts";
import { visit } from "#client/navigation.ts";
import { YesOrNo } from "#features/sites/parts/yes-or-no.tsx";
import type { Words } from "#kernel/words.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Actions } from "#ui/actions.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { type NoticeText, useNotices } from "#ui/notices-host.tsx";
import { Screen } from "#ui/screen.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useUnsavedForm } from "#features/sites/parts/use-unsaved-form.ts";
import { useUndoing } from "#features/undertakings/parts/use-undoing.ts";
import { undertakingWords } from "#features/undertakings/wording.ts";
import { siteWords } from "#features/sites/wording.ts";
import { listings, saveSubsite, subsiteFields as fields } from "../contract.ts";
import { subsiteDescriptionMost, subsiteNameMost } from "../rules.ts";
import { useOpening } from "./use-opening.tsx";
import type { subsiteSettingsScreen } from "../screen.ts";
import { openingWords, subsiteSettingsWords as words, subsiteWords } from "../wording.ts";
import "./subsites.css";

type Settings = ScreenData<typeof subsiteSettingsScreen>;
type Errors = Readonly<Record<string, string>>;

/** What a subsite is called, where it lives, who reads and joins it, and whether it is archived. */
export function SubsiteSettingsScreen({ data }: { data: Settings }) {
  const say = useSay();
  const asks = useOpening(data);
  const { props: form, ...sending } = useSaving(data);
  return (
    <Screen
      title={data.title}
      width="form"
      above={<TextLink href="/subsites/">{say(subsiteWords.title)}</TextLink>}
    >
      <form
        className="subsites-fields"
        {...form}
        onSubmit={(event) => asks(event) || void form.onSubmit(event)}
      >
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <NameFields data={data} errors={sending.errors} />
        <AccessFields data={data} errors={sending.errors} />
        <ListingFields data={data} errors={sending.errors} />
        <Actions
          back={<LinkButton href="/subsites/">{say(siteWords.cancel)}</LinkButton>}
          main={
            <Button type="submit" look="primary" busy={sending.busy}>
              {say(siteWords.save)}
            </Button>
          }
        />
      </form>
    </Screen>
  );
}

/** Sends what was changed here alone: what somebody else saved while the form was open stays. */
function useSaving(data: Settings) {
  const say = useSay();
  const { tell } = useNotices();
  const undoing = useUndoing();
  const saving = useForm(saveSubsite, {
    fixed: { id: data.id },
    before: sentOf(data),
    fieldOf: { "bad-subsite-address": "slug", "subsite-address-taken": "slug" },
    onDone: ({ opened }, form) => {
      const name = String(new FormData(form).get("name") ?? "");
      const told = (): NoticeText => {
        if (opened === null) return { text: say(words.saved) };
        const undo = { label: say(undertakingWords.undo), perform: () => void undoing(opened) };
        return { kind: "undo", text: say(openingWords.done, { name }), undo };
      };
      keep("leaves");
      void visit("/subsites/").then(() => tell(told()));
    },
  });
  const keep = useUnsavedForm(saving);
  return saving;
}

function sentOf({ name, description, slug, listing, ...facts }: Settings) {
  const flag = (isOn: boolean) => (isOn ? "yes" : "no");
  const openness = { public: flag(facts.isPublic), archived: flag(facts.isArchived) };
  return { name, description, slug, listing, ...openness, [fields.selfJoin]: flag(facts.isSelfJoinable) };
}

function NameFields({ data, errors }: { data: Settings; errors: Errors }) {
  const say = useSay();
  const field = (name: "name" | "description" | "slug") => ({
    name,
    initial: data[name],
    error: errors[name],
  });
  return (
    <>
      <TextField label={say(words.name)} limit={subsiteNameMost} {...field("name")} />
      <TextField label={say(words.description)} limit={subsiteDescriptionMost} {...field("description")} />
      <TextField
        label={say(words.address)}
        hint={say(words.addressHelp)}
        prefix="/@"
        limit={40}
        autoComplete="off"
        {...field("slug")}
      />
    </>
  );
}

const listingWords: Readonly<Record<(typeof listings)[number], Words>> = {
  full: words.full,
  limited: words.limited,
  hidden: words.hidden,
};

function AccessFields({ data, errors }: { data: Settings; errors: Errors }) {
  const say = useSay();
  return (
    <>
      <YesOrNo
        label={say(words.public)}
        hint={say(words.publicHelp)}
        name="public"
        isOn={data.isPublic}
        no={say(words.publicOff)}
        yes={say(words.publicOn)}
        error={errors["public"]}
      />
      <YesOrNo
        label={say(words.joining)}
        hint={say(words.joiningHelp)}
        name={fields.selfJoin}
        isOn={data.isSelfJoinable}
        no={say(words.joinByAsking)}
        yes={say(words.joinAtOnce)}
        error={errors[fields.selfJoin]}
      />
    </>
  );
}

/** Where it is found, and whether it is still in use. */
function ListingFields({ data, errors }: { data: Settings; errors: Errors }) {
  const say = useSay();
  return (
    <>
      <SelectField
        label={say(words.listing)}
        hint={say(words.listingHelp)}
        name="listing"
        initial={data.listing}
        options={listings.map((each) => ({ value: each, label: say(listingWords[each]) }))}
        error={errors["listing"]}
      />
      <YesOrNo
        label={say(words.archived)}
        hint={say(words.archivedHelp)}
        name="archived"
        isOn={data.isArchived}
        no={say(words.archivedOff)}
        yes={say(words.archivedOn)}
        error={errors["archived"]}
      />
    </>
  );
}
