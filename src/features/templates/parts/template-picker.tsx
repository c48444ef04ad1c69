import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useState } from "react";
import type { Say } from "#kernel/language.ts";
import { PageDrawing } from "#features/pages/drawing/parts/page-drawing.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Segments } from "#ui/segments.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type ShownTemplate, type TemplateKind, templatesShown } from "../model/templates-shown.ts";
import { blankId } from "../rules.ts";
import { templateWords } from "../wording.ts";
import "./template-picker.css";

type TemplatePickerProps = {
  templates: readonly ShownTemplate[];
  examples: readonly ShownTemplate[];
  /** What the page begins with so far, in a dialog of a page; null where one has to be chosen (TMPL-12). */
  current: number | null;
  onPick: (id: number) => void;
};

/** The templates of the site, and the examples that come with the product, to begin a page with (TMPL-01). */
export function TemplatePicker(props: TemplatePickerProps) {
  const say = useSay();
  const { current, onPick } = props;
  const [chosen, setChosen] = useState(current);
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<TemplateKind>("all");
  const shown = templatesShown(props, { kind, typed });

  function choose() {
    // What is not among the cards that are shown nobody chooses.
    if (!shown.some((each) => idOf(each) === chosen)) return say(templateWords.notChosen);
    if (chosen !== null && chosen !== current) onPick(chosen);
  }

  return (
    <DialogFrame
      title={say(templateWords.title)}
      description={say(templateWords.help)}
      size="pick"
      confirm={{ label: say(templateWords.continue), perform: choose }}
    >
      <div className="templates-tools">
        <TextField
          label={<span className="ui-unseen">{say(templateWords.search)}</span>}
          placeholder={say(templateWords.search)}
          type="search"
          icon={Search}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
        {props.templates.length > 0 && <Kinds {...{ kind, setKind }} />}
      </div>
      <Cards {...{ shown, chosen }} onChoose={setChosen} />
      <p className="templates-hint" role="status">
        {shown.length === 0 ? say(templateWords.noneFound) : say(templateWords.becomes)}
      </p>
    </DialogFrame>
  );
}

function Kinds({ kind, setKind }: { kind: TemplateKind; setKind: (kind: TemplateKind) => void }) {
  const say = useSay();
  return (
    <Segments
      label={say(templateWords.kinds)}
      value={kind}
      onChange={(chosen) => setKind(chosen as TemplateKind)}
      options={[
        { value: "all", label: say(templateWords.all) },
        { value: "own", label: say(templateWords.own) },
        { value: "examples", label: say(templateWords.examples) },
      ]}
    />
  );
}

type CardsProps = {
  shown: ReturnType<typeof templatesShown>;
  chosen: number | null;
  onChoose: (id: number) => void;
};

/** Arrows choose, Enter goes on with what is chosen, and so does a double click. */
function Cards({ shown, chosen, onChoose }: CardsProps) {
  const say = useSay();

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    confirm(event.currentTarget);
  }
  if (shown.length === 0) return null;
  return (
    <div
      role="presentation"
      className="templates-cards"
      onKeyDown={press}
      onDoubleClick={({ currentTarget, target }) =>
        target instanceof Element && target.closest("label") && confirm(currentTarget)
      }
    >
      <RadioCards
        takesFocus
        label={<span className="ui-unseen">{say(templateWords.list)}</span>}
        value={chosen === null ? "" : String(chosen)}
        onChange={(id) => onChoose(Number(id))}
        options={shown.map((template) => cardOf(template, say))}
      />
    </div>
  );
}

function confirm(within: Element): void {
  within.closest("form")?.requestSubmit();
}

function idOf(template: CardsProps["shown"][number]): number {
  return template === "blank" ? blankId : template.id;
}

function cardOf(template: CardsProps["shown"][number], say: Say) {
  if (template === "blank")
    return {
      value: String(blankId),
      label: say(templateWords.blank),
      hint: say(templateWords.blankHelp),
      picture: <PageDrawing picture={[]} isBlank />,
    };
  const { id, title, description, path, picture, isDefault } = template;
  return {
    value: String(id),
    label: (
      <span dir="auto" className="templates-name">
        {title}
      </span>
    ),
    hint: (
      <>
        <span dir="auto" className="templates-about">
          {description}
        </span>
        {path && <span className="templates-path">{path}</span>}
      </>
    ),
    picture: <PageDrawing picture={picture} />,
    ...(isDefault && { fact: say(templateWords.isDefault) }),
  };
}
