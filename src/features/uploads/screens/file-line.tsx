import { Fragment } from "react";
import { formatDate } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { fileAddress } from "#widgets/kit/file-address.ts";
import { fileSize } from "#widgets/kit/file-size.ts";
import type { UploadedFile } from "../screen.ts";
import { uploadsWords as words } from "../wording.ts";

/** One file: its name, how large it is, who uploaded it when, and where it is used. */
export function FileLine({ file }: { file: UploadedFile }) {
  const say = useSay();
  const locale = useLocale();
  const { id, name, uploader } = file;
  return (
    <li data-kind={file.kind}>
      <div>
        <strong dir="auto">
          {name === null ? say(words.unnamed) : <a href={fileAddress({ id, name })}>{name}</a>}
        </strong>
        <small>
          {fileSize(file.size, say.formats)} · {formatDate(file.uploaded, locale)}
          {uploader && (
            <>
              {" "}
              · <bdi>{say(words.by, { name: uploader })}</bdi>
            </>
          )}
        </small>
        <Uses file={file} />
      </div>
    </li>
  );
}

function Uses({ file: { pages, more, use } }: { file: UploadedFile }) {
  const say = useSay();
  if (use) return <small>{say(words[use])}</small>;
  const others = pages.length === 0 ? words.otherPages : words.more;
  return (
    <small>
      {say(words.on)}{" "}
      {pages.map(({ id, title, address }, at) => (
        <Fragment key={id}>
          {at > 0 && ", "}
          <TextLink href={address}>
            <bdi>{title}</bdi>
          </TextLink>
        </Fragment>
      ))}
      {more > 0 && pages.length > 0 && ", "}
      {more > 0 && say(others, { count: more })}
    </small>
  );
}
