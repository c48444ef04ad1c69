import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import { type ReactNode, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { type InvitedRole, invitePeople } from "../contract.ts";
import { invitesMost, type Invitee, inviteesIn } from "../rules.ts";
import { byRole } from "../model/by-role.ts";
import { invitation, invitedCount, refusedInvitees } from "../model/invitation.ts";
import { type ReadInvitee, isTaken, written } from "../model/read-invitee.ts";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { addManyWords, inviteWords } from "../wording.ts";
import { InviteRoles } from "./invite-roles.tsx";
import { InviteFates } from "./invite-fates.tsx";

/** How long the sentence of a failure stays (INVT-11). */
const errorSeconds = 20;

export type Many = {
  readonly from: number;
  /** As many as one part takes at most. */
  readonly most: number;
  readonly send: (parts: Parts, autoJoin: boolean) => Promise<Outcome>;
};

type InviteDialogProps = {
  options: readonly { value: InvitedRole; label: string; hint: string }[];
  initial: InvitedRole;
  help: string;
  /** There are subsites that new people may join with it (AUTJ-05). */
  autoJoins: boolean;
  /** Takes longer lists than one call does; says of one whether it does, and what came of it. */
  many?: Many;
  /** What stands above the addresses and writes into them. */
  above?: (write: (invitee: string) => void) => ReactNode;
};

/** Invites everybody in a typed or pasted list; the text stays as long as one address in it is refused. */
export function InviteDialog({ options, initial, help, autoJoins, many, above }: InviteDialogProps) {
  const say = useSay();
  const [role, setRole] = useState(initial);
  const [joinsToo, setJoinsToo] = useState(autoJoins);
  const inviting = useInviting(many);
  const { own, people, giveOwn } = inviting;

  return (
    <DialogFrame
      title={say(inviteWords.title)}
      description={help}
      size="invite"
      errorSeconds={errorSeconds}
      confirm={{
        label: say(inviteWords.send),
        perform: () => inviting.invite(role, joinsToo),
      }}
    >
      {above?.(inviting.write)}
      <Addresses inviting={inviting} />
      <RadioCards
        label={say(inviteWords.role)}
        value={role}
        onChange={(chosen) => setRole(chosen as InvitedRole)}
        options={options}
      />
      <InviteRoles
        people={people}
        options={options}
        roleOf={(email) => own[email] ?? role}
        onChange={giveOwn}
      />
      {autoJoins && <Checkbox label={say(inviteWords.autoJoin)} checked={joinsToo} onChange={setJoinsToo} />}
    </DialogFrame>
  );
}

/** Whom one invites: typed, or read from a pasted list. */
function Addresses({ inviting }: { inviting: ReturnType<typeof useInviting> }) {
  const say = useSay();
  const { field, pasted, setPasted, write, marked } = inviting;
  const { read, addMany } = useAddingMany(write);
  return (
    <>
      <div ref={field}>
        <TextArea
          label={say(inviteWords.addresses)}
          hint={say(inviteWords.addressesHelp)}
          rows={4}
          value={pasted}
          onChange={setPasted}
          error={marked}
        />
      </div>
      <div>
        <Button icon={ClipboardPaste} onPress={() => void addMany()}>
          {say(addManyWords.title)}
        </Button>
      </div>
      {read.length > 0 && <InviteFates people={read} />}
    </>
  );
}

/** A pasted list, read by the server: who of it can be invited is written below the others, and of each is told what becomes of them. */
function useAddingMany(write: (invitee: string) => void) {
  const { pick } = useDialog();
  const [read, setRead] = useState<readonly ReadInvitee[]>([]);
  async function addMany() {
    const people = await pick<readonly ReadInvitee[]>(async (done) => {
      const { AddManyDialog } = await import("./add-many-dialog.tsx");
      return <AddManyDialog onRead={done} />;
    });
    if (!people) return;
    setRead(people);
    const invited = people.filter(isTaken);
    if (invited.length > 0) write(invited.map(written).join("\n"));
  }
  return { read, addMany };
}

/** The list of addresses and its sending; `marked` are those that were refused. `many` takes the long ones. */
function useInviting(many?: Many) {
  const say = useSay();
  const field = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState("");
  const [marked, setMarked] = useState("");
  const [own, setOwn] = useState<OwnRoles>({});
  const sendParts = useSendingParts();
  const write = (invitee: string) => setPasted((before) => `${before.trimEnd()}\n${invitee}\n`.trimStart());
  const giveOwn = (email: string, role: InvitedRole) => setOwn((before) => ({ ...before, [email]: role }));
  const invitees = inviteesIn(pasted);
  const isLong = many !== undefined && invitees.length >= many.from;

  async function invite(role: InvitedRole, autoJoin: boolean): Promise<Outcome> {
    const refused = await attempt(role, autoJoin);
    if (refused !== undefined) requestAnimationFrame(() => field.current?.querySelector("textarea")?.focus());
    return refused;
  }
  async function attempt(role: InvitedRole, autoJoin: boolean): Promise<Outcome> {
    if (invitees.length === 0) return say(inviteWords.noAddress);
    const roles = { all: role, own };
    if (isLong) return many.send(byRole(invitees, { ...roles, most: many.most }), autoJoin);
    const parts = byRole(invitees, { ...roles, most: invitesMost });
    const { outcome, left, refused } = await sendParts(parts, autoJoin);
    if (left.length < invitees.length) setPasted(left.map(written).join("\n"));
    setMarked(refused.map(({ email }) => email).join(", "));
    return outcome;
  }

  const people = invitees.length < invitesMost ? invitees : [];
  return { field, pasted, setPasted, write, marked, invite, own, giveOwn, people };
}

type OwnRoles = Readonly<Record<string, InvitedRole>>;
type Parts = ReturnType<typeof byRole<Invitee, InvitedRole>>;
type Sent = {
  readonly outcome: Outcome;
  readonly left: readonly Invitee[];
  readonly refused: readonly Invitee[];
};

/** One call for each role (INVT-19), and several for very many. Where one is refused, those before it are invited, and the others are left. */
function useSendingParts(): (parts: Parts, autoJoin: boolean) => Promise<Sent> {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();

  async function told(count: number) {
    if (count === 0) return;
    tell({ text: say(inviteWords.done, { count }) });
    await revisit();
  }

  return async (parts, autoJoin) => {
    let count = 0;
    for (const [place, { role, invitees }] of parts.entries()) {
      const answer = await send(invitePeople, invitation(invitees, role, autoJoin));
      if (!answer.success) {
        await told(count);
        const left = parts.slice(place).flatMap((part) => part.invitees);
        const refused = refusedInvitees(invitees, answer.fields);
        return { outcome: await sayRefusal(answer, "invite-people"), left, refused };
      }
      count += invitedCount(answer);
    }
    await told(count);
    return { outcome: undefined, left: [], refused: [] };
  };
}
