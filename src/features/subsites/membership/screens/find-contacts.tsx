import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { useRef, useState } from "react";
import type { Contact } from "#features/people/invites/model/contacts.ts";
import { loadContacts } from "#features/people/parts/load-contacts.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { peopleWords } from "#features/people/wording.ts";
import { subsitePeopleWords as words } from "../../wording.ts";
import "./find-contacts.css";

/** As many as one takes in at a glance; more letters find others. */
const offered = 5;

/** Finds people of the site who are not in the subsite yet, by name or address. */
export function FindContacts({ onChoose }: { onChoose: (contact: Contact) => void }) {
  const say = useSay();
  const { typed, found, find } = useContacts();

  function choose(contact: Contact) {
    onChoose(contact);
    find("");
  }

  return (
    <div className="membership-contacts" role="search">
      <TextField
        label={say(words.find)}
        hint={say(words.findHelp)}
        type="search"
        icon={Search}
        value={typed}
        onChange={find}
        autoComplete="off"
      />
      <p role="status">{found && found.length === 0 && say(peopleWords.none)}</p>
      {found && found.length > 0 && (
        <ul>
          {found.slice(0, offered).map((contact) => (
            <li key={contact.email}>
              <span>
                {contact.name} <small dir="ltr">{contact.email}</small>
              </span>
              <Button size="small" icon={Plus} onPress={() => choose(contact)}>
                {say(words.add)}
                <span className="ui-unseen"> {contact.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What was asked last is shown, in whatever order answers come. */
function useContacts() {
  const asked = useRef("");
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly Contact[] | null>(null);

  function find(words: string) {
    setTyped(words);
    asked.current = words;
    if (words.trim() === "") return setFound(null);
    void loadContacts(words).then((contacts) => {
      if (asked.current === words) setFound(contacts?.others ?? null);
    });
  }

  return { typed, found, find };
}
