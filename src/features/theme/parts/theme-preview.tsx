import Check from "lucide-react/icons/check";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useState } from "react";
import { fileAddress } from "#widgets/kit/file-address.ts";
import { type Hex, hexFrom } from "#kernel/colour.ts";
import { lookProperties, plainProperties } from "#kernel/look-sheet.ts";
import { defaultAccent } from "#kernel/default-look.ts";
import { variantAddress } from "#kernel/picture-variants.ts";
import { isWordmark } from "#kernel/site-look.ts";
import { cssVariables } from "#ui/css-variables.ts";
import { useSay } from "#ui/language.tsx";
import { Icon } from "#ui/icon.tsx";
import { Segments } from "#ui/segments.tsx";
import { markHtml } from "#features/sites/model/brand-html.ts";
import type { ThemeDraft } from "../model/theme-changes.ts";
import { themeWords } from "../wording.ts";

type Ground = "light" | "dark";
type PreviewProps = { site: string; draft: ThemeDraft };

/** How the site would look, in light and dark, as it is chosen. It is a picture: nothing in it can be reached. */
export function ThemePreview({ site, draft }: PreviewProps) {
  const say = useSay();
  const [seen, setSeen] = useState<Ground | "both">("both");
  const grounds: readonly Ground[] = seen === "both" ? ["light", "dark"] : [seen];
  const options = [
    { value: "light", label: say(themeWords.previewLight), icon: Sun },
    { value: "dark", label: say(themeWords.previewDark), icon: Moon },
    { value: "both", label: say(themeWords.previewBoth) },
  ];
  return (
    <section className="theme-preview" aria-label={say(themeWords.preview)}>
      <header>
        <h2>{say(themeWords.preview)}</h2>
        <Segments
          label={say(themeWords.preview)}
          options={options}
          value={seen}
          onChange={(value) => setSeen(value as Ground | "both")}
        />
      </header>
      <div className="theme-preview-stage" aria-hidden="true" inert>
        {grounds.map((ground) => (
          <Sample key={ground} {...{ site, draft, ground }} />
        ))}
      </div>
    </section>
  );
}

function Sample({ site, draft, ground }: PreviewProps & { ground: Ground }) {
  const say = useSay();
  const accent: Hex = hexFrom(draft.accent) ?? defaultAccent;
  const properties = { ...plainProperties, ...lookProperties({ accent, fonts: draft.fonts }) };
  return (
    <div
      className="theme-sample"
      data-accent=""
      data-ground={ground}
      style={{ ...cssVariables(properties), colorScheme: ground }}
    >
      <div className="theme-sample-top">
        <SampleBrand {...{ site, draft, ground }} />
        <span className="theme-sample-soft">{say(themeWords.sampleNewPage)}</span>
      </div>
      <div className="theme-sample-menu">
        <span data-current="">{say(themeWords.sampleHome)}</span>
        <span>{say(themeWords.sampleNews)}</span>
      </div>
      {draft.picture && (
        <img
          className="theme-sample-picture"
          src={variantAddress(fileAddress(draft.picture), 960)}
          alt=""
          width={draft.picture.width}
          height={draft.picture.height}
        />
      )}
      <SampleText />
    </div>
  );
}

function SampleBrand({ site, draft, ground }: PreviewProps & { ground: Ground }) {
  const logo = (ground === "dark" && draft.darkLogo) || draft.logo;
  if (!logo)
    return (
      <span className="theme-sample-brand">
        <span className="theme-sample-mark" dangerouslySetInnerHTML={{ __html: markHtml }} />
        {site}
      </span>
    );
  return (
    <span className="theme-sample-brand">
      <img src={variantAddress(fileAddress(logo), 320)} alt="" width={logo.width} height={logo.height} />
      {!isWordmark(logo) && site}
    </span>
  );
}

function SampleText() {
  const say = useSay();
  return (
    <div className="theme-sample-text">
      <strong>{say(themeWords.sampleTitle)}</strong>
      <p>{say(themeWords.sampleText)}</p>
      <p>
        <span className="theme-sample-link">{say(themeWords.sampleLink)}</span>
      </p>
      <p className="theme-sample-task">
        <i>
          <Icon of={Check} />
        </i>
        {say(themeWords.sampleTask)}
      </p>
      <p className="theme-sample-buttons">
        <span className="theme-sample-primary">{say(themeWords.sampleRead)}</span>
        <span className="theme-sample-plain">{say(themeWords.sampleFollow)}</span>
      </p>
    </div>
  );
}
