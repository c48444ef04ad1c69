import ImageIcon from "lucide-react/icons/image";
import { useEffect, useId, useRef } from "react";
import { variantAddress } from "#kernel/picture-variants.ts";
import { fileAddress } from "#widgets/kit/file-address.ts";
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
  /** Fills its frame instead of standing in it. */
  isWide?: boolean;
  onDark?: boolean;
  onChange: (picture: Picture | null) => void;
  onBusy: (busy: boolean) => void;
};

/** One picture of the theme: upload, replace, remove. Nothing of it is kept with the site before Save. */
export function PictureChoice(props: PictureChoiceProps) {
  const { label, hint, picture, isWide, onDark, onChange, onBusy } = props;
  const say = useSay();
  const id = useId();
  const sending = usePictureUpload(onChange);
  const { percent, trouble } = sending.upload;
  const isBusy = percent !== null;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  return (
    <section className="theme-picture" aria-labelledby={id} data-wide={isWide}>
      <h2 id={id}>{label}</h2>
      <span className="theme-picture-frame" data-dark={onDark}>
        <Shown picture={picture} />
      </span>
      <p className="theme-picture-name">
        <strong>{picture?.name ?? say(themeWords.noPicture)}</strong>
        <small>{hint}</small>
      </p>
      <Actions {...{ label, picture, sending, onChange }} />
      <div className="theme-picture-state">
        {isBusy && <Progress label={say(themeWords.uploadOf, { name: label })} percent={percent} />}
        {trouble && <ErrorText announced>{trouble}</ErrorText>}
      </div>
    </section>
  );
}

function Shown({ picture }: { picture: Picture | null }) {
  if (!picture) return <Icon of={ImageIcon} size={20} />;
  const { width, height } = picture;
  return <img src={variantAddress(fileAddress(picture), 640)} alt="" {...{ width, height }} />;
}

type ActionsProps = Pick<PictureChoiceProps, "label" | "picture" | "onChange"> & {
  sending: ReturnType<typeof usePictureUpload>;
};

/** The choice of a file is always there, so that whoever came by keys stays on it; from what disappears the focus goes to it. */
function Actions({ label, picture, sending, onChange }: ActionsProps) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const { upload, start, cancel, retry } = sending;
  const isBusy = upload.percent !== null;
  const goingBack = (act: () => void) => () => {
    place.current?.querySelector("button")?.focus();
    act();
  };
  return (
    <div className="theme-picture-actions" ref={place}>
      <FileChoice size="small" accept="image/*" busy={isBusy} onFile={(file) => void start(file)}>
        <Named
          text={say(picture ? themeWords.replace : themeWords.upload)}
          name={say(picture ? themeWords.replaceOf : themeWords.uploadOf, { name: label })}
        />
      </FileChoice>
      {isBusy && (
        <Button size="small" look="quiet" onPress={goingBack(cancel)}>
          {say(themeWords.cancelUpload)}
        </Button>
      )}
      {upload.canRetry && (
        <Button size="small" onPress={goingBack(retry)}>
          {say(themeWords.tryAgain)}
        </Button>
      )}
      {picture && !isBusy && (
        <Button size="small" look="quiet" onPress={goingBack(() => onChange(null))}>
          <Named text={say(themeWords.remove)} name={say(themeWords.removeOf, { name: label })} />
        </Button>
      )}
    </div>
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
