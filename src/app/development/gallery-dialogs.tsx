import { type KeyboardEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { Menu } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Tree } from "#ui/tree.tsx";
import { galleryFolders } from "./gallery-folders.ts";
import { GalleryState } from "./gallery-state.tsx";

export function GalleryDialogs() {
  const dialogs = useDialogs();
  const [outcome, setOutcome] = useState("Nothing yet");
  const openPage = () => dialogs.open(async () => <PageDialog onCreated={setOutcome} />);
  const openBroken = () => dialogs.open(() => Promise.reject(new Error("no connection")));
  const openSlow = () => dialogs.open(() => new Promise(() => {}));
  return (
    <section>
      <h2>Dialogs</h2>
      <div className="development-states">
        <GalleryState name="Kinds">
          <Button onPress={openPage}>New page dialog</Button>
          <Button onPress={() => dialogs.message("Saved", "Everyone at Noordervaart will see it.")}>
            Message
          </Button>
          <Button onPress={openBroken}>Not loading</Button>
          <Button onPress={openSlow}>Slow</Button>
        </GalleryState>
        <GalleryState name="From a menu, from a popover">
          <Menu
            label="Dialogs"
            look="plain"
            align="start"
            groups={[{ entries: [{ id: "page", label: "New page dialog", onChoose: openPage }] }]}
          />
          <Popover label="More dialogs" text="More dialogs">
            {() => <Button onPress={openPage}>From the popover</Button>}
          </Popover>
        </GalleryState>
        <GalleryState name="Last dialog">
          <output aria-label="Last dialog">{outcome}</output>
        </GalleryState>
      </div>
    </section>
  );
}

function PageDialog({ onCreated }: { onCreated: (outcome: string) => void }) {
  const { pick } = useDialog();
  const dialogs = useDialogs();
  const [title, setTitle] = useState("Night ferry");
  const [folder, setFolder] = useState("Main");

  async function choose() {
    const choice = await pick<string>(async (done) => <FolderPicker onDone={done} />);
    if (choice !== null) setFolder(choice);
  }

  function create() {
    if (title === "") return "Please give the page a title";
    if (title === "bug") throw new Error("a planted fault");
    onCreated(`Created ${title} in ${folder}`);
    return undefined;
  }

  return (
    <DialogFrame
      title="New page"
      description="From the template Handbook page"
      size="edit"
      note="Everyone at Noordervaart will see it"
      confirm={{ label: "Create page", perform: create }}
    >
      <TextField label="Title" value={title} onChange={setTitle} required />
      <div className="development-row">
        <Button onPress={() => void choose()}>{`Folder: ${folder}`}</Button>
        <Button
          onPress={() => onCreated(dialogs.message("Second", "") ? "Opened a second" : "Second was ignored")}
        >
          Open a second
        </Button>
        <Menu label="Inside" look="plain" groups={[{ entries: [{ id: "a", label: "Inside entry" }] }]} />
      </div>
      <RenameRow />
      <RadioCards
        label="Kind of page"
        initial="standard"
        options={[
          { value: "standard", label: "Standard", hint: "For reading" },
          { value: "home", label: "Home page", hint: "The first page people see" },
          { value: "template", label: "Template", hint: "To copy from, not in menus" },
        ]}
      />
    </DialogFrame>
  );
}

/** A row edited in place: its Escape is its own (DLGS-17). */
function RenameRow() {
  const [isEditing, setEditing] = useState(false);
  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    setEditing(false);
  }
  if (!isEditing) return <Button onPress={() => setEditing(true)}>Rename the folder</Button>;
  return (
    <div onKeyDown={leaveOnEscape}>
      <TextField label="Folder name" initial="On board" />
    </div>
  );
}

function FolderPicker({ onDone }: { onDone: (folder: string) => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <DialogFrame
      title="Choose a folder"
      confirm={{
        disabledReason: chosen === null ? "Choose one first" : null,
        perform: () => onDone(chosen ?? ""),
      }}
    >
      <Tree
        label="Folders to choose"
        nodes={galleryFolders(false)}
        current={chosen}
        initiallyOpen={["main"]}
        onChoose={setChosen}
      />
    </DialogFrame>
  );
}
