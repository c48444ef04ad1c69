import Link from "lucide-react/icons/link";
import { copyText } from "#client/copy-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { SharingPerson } from "../../model/listed.ts";
import { guestWords } from "../wording.ts";

/** Takes the link that a guest reads by, to be passed on by hand. */
export function CopyGuestLink({ email, link }: Pick<SharingPerson, "email" | "link">) {
  const say = useSay();
  const { tell, fail } = useNotices();

  async function copy() {
    if (await copyText(link)) tell({ text: say(guestWords.copied) });
    else fail(say(guestWords.notCopied));
  }

  return <IconButton icon={Link} label={say(guestWords.copy, { email })} onPress={() => void copy()} />;
}
