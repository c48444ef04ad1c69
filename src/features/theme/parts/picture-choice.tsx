import ImageIcon from "lucide-react/icons/image";
import { useEffect, useId } from "react";
import { fileAddress } from "#widgets/kit/file-fact.ts";
import { FileChoice } from "#widgets/kit/file-choice.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { useSay } from "#ui/language.tsx";
import type { Theme } from "../contract.ts";
import { themeWords } from "../wording.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

type Picture = NonNullable<Theme["logo"]>;

type PictureChoiceProps = {
  label: string;
  hint: string;
  picture: Picture | null;
  /** Shown as wide as the form instead of as a small square. */
  isWide?: boolean;
  onDark?: boolean;
  onChange: (picture: Picture | null) => void;
  onBusy: (busy: boolean) => void;
};

/** One picture of the theme: upload, replace, remove. Nothing of it is stored with the site before Save. */
export function PictureChoice(props: PictureChoiceProps) {
  const { label, hint, picture, isWide = false, onDark = false, onChange, onBusy } = props;
  const say = useSay();
  const id = useId();
  const { upload, start, cancel, retry } = usePictureUpload(onChange);
  const isBusy = upload.percent !== null;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  return (
    <section className="theme-picture" aria-labelledby={id} data-wide={isWide || undefined}>
      <h2 id={id}>{label}</h2>
      <span className="theme-picture-frame" data-dark={onDark || undefined}>
        {picture ? (
          <img src={`${fileAddress(picture)}?w=640`} alt="" width={picture.width} height={picture.height} />
        ) : (
          <Icon of={ImageIcon} size={20} />
        )}
      </span>
      <p className="theme-picture-name">
        <strong>{picture?.name ?? say(themeWords.noPicture)}</strong>
        <small>{hint}</small>
      </p>
      <div className="theme-picture-actions">
        {isBusy ? (
          <Button size="small" onPress={cancel}>
            {say(themeWords.cancelUpload)}
          </Button>
        ) : (
          <FileChoice size="small" accept="image/*" onFile={(file) => void start(file)}>
            <Named
              text={say(picture ? themeWords.replace : themeWords.upload)}
              name={say(picture ? themeWords.replaceOf : themeWords.uploadOf, { name: label })}
            />
          </FileChoice>
        )}
        {picture && !isBusy && (
          <Button size="small" look="quiet" onPress={() => onChange(null)}>
            <Named text={say(themeWords.remove)} name={say(themeWords.removeOf, { name: label })} />
          </Button>
        )}
        {upload.canRetry && (
          <Button size="small" look="quiet" onPress={retry}>
            {say(themeWords.tryAgain)}
          </Button>
        )}
      </div>
      {upload.percent !== null && <Progress label={say(themeWords.uploadOf, { name: label })} percent={upload.percent} />}
      {upload.trouble && <ErrorText announced>{upload.trouble}</ErrorText>}
    </section>
  );
}

/** A short label, and for those who only hear it what it belongs to. */
function Named({ text, name }: { text: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="ui-unseen">{name}</span>
    </>
  );
}
