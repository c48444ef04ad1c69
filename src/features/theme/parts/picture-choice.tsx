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
  return <img src={`${fileAddress(picture)}?w=640`} alt="" {...{ width, height }} />;
}

type ActionsProps = Pick<PictureChoiceProps, "label" | "picture" | "onChange"> & {
  sending: ReturnType<typeof usePictureUpload>;
};

function Actions({ label, picture, sending, onChange }: ActionsProps) {
  const say = useSay();
  const { upload, start, cancel, retry } = sending;
  if (upload.percent !== null)
    return (
      <div className="theme-picture-actions">
        <Button size="small" onPress={cancel}>
          {say(themeWords.cancelUpload)}
        </Button>
      </div>
    );
  return (
    <div className="theme-picture-actions">
      {upload.canRetry && (
        <Button size="small" onPress={retry}>
          {say(themeWords.tryAgain)}
        </Button>
      )}
      <FileChoice size="small" accept="image/*" onFile={(file) => void start(file)}>
        <Named
          text={say(picture ? themeWords.replace : themeWords.upload)}
          name={say(picture ? themeWords.replaceOf : themeWords.uploadOf, { name: label })}
        />
      </FileChoice>
      {picture && (
        <Button size="small" look="quiet" onPress={() => onChange(null)}>
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
