import FileText from "lucide-react/icons/file-text";
import House from "lucide-react/icons/house";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Stamp from "lucide-react/icons/stamp";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { type PageType, pageTypes } from "../model/page-type.ts";
import { type TypesOffered, mayGet, reasonFor } from "../model/types-offered.ts";
import { typeSentences, typeWords } from "../wording.ts";

type TypeFieldProps = TypesOffered & {
  /** As it was when the dialog was opened. */
  type: PageType;
  value: PageType;
  onChange: (type: PageType) => void;
  withSubsites: boolean;
};

/** What the page is for, as cards (PTYP-01). Those who may not change it see why; without subsites they see nothing of the home page (PTYP-12). */
export function TypeField({ value, onChange, withSubsites, ...offered }: TypeFieldProps) {
  const say = useSay();
  const reason = reasonFor(offered);
  const shown = pageTypes.filter((type) => type !== "homepage" || offered.mayChangeType || withSubsites);
  return (
    <RadioCards
      label={say(typeWords.label)}
      value={value}
      onChange={(type) => onChange(type as PageType)}
      hint={reason && say(typeWords[reason])}
      disabledReason={offered.mayChangeType ? null : say(typeWords.byAdmins)}
      options={shown.map((type) => ({
        value: type,
        label: say(typeSentences[type].label),
        hint: say(typeSentences[type].hint),
        ...iconOf(type),
        isDisabled: !mayGet(type, offered),
      }))}
    />
  );
}

/** In the order of the types. */
const icons = [FileText, House, LayoutTemplate, Stamp];

function iconOf(type: PageType) {
  const icon = icons[pageTypes.indexOf(type)];
  return icon && { icon };
}
