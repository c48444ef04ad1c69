import { useSay } from "#ui/language.tsx";
import { Button } from "#ui/button.tsx";
import type { JoinOffer as Offered } from "../model/join-offer.ts";
import { joinOfferWords as words, subsiteWords } from "../wording.ts";
import { Requested } from "./requested.tsx";
import { useJoining } from "./use-joining.tsx";

/** The way into a subsite for somebody who came to one of its addresses without being in it (ROLE-28). */
export function JoinOffer({ offered, me }: { offered: Offered; me: number }) {
  const say = useSay();
  const { busy, join } = useJoining(offered, me);
  const { name, joining, requested } = offered;
  return (
    <>
      <p>{say(joining === "join" ? words.help : words.askHelp, { name })}</p>
      {requested !== null && (
        <p>
          <Requested at={requested} />
        </p>
      )}
      <Button look="primary" busy={busy} onPress={() => void join()}>
        {say(joining === "join" ? words.join : subsiteWords.ask, { name })}
      </Button>
    </>
  );
}
