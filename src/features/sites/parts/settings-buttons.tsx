import { Actions } from "#ui/actions.tsx";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { siteWords } from "../wording.ts";

/** Save and Cancel below the form of a settings screen; Cancel leads back to the settings home (ROUT-39). */
export function SettingsButtons({ busy }: { busy: boolean }) {
  const say = useSay();
  return (
    <Actions
      back={<LinkButton href="/settings/">{say(siteWords.cancel)}</LinkButton>}
      main={
        <Button type="submit" look="primary" busy={busy}>
          {say(siteWords.save)}
        </Button>
      }
    />
  );
}
