import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import History from "lucide-react/icons/history";
import Pencil from "lucide-react/icons/pencil";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import type { MenuGroup } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Popover } from "#ui/popover.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextField } from "#ui/text-field.tsx";
import { GalleryState } from "./gallery-state.tsx";

export function GalleryOverlays() {
  const { tell, fail } = useNotices();
  const [outcome, setOutcome] = useState("Nothing yet");
  const pageMenu = pageActions(setOutcome);
  const undo = { label: "Undo", perform: () => setOutcome("Taken back") };
  return (
    <section>
      <h2>Menus and notices</h2>
      <div className="development-states">
        <GalleryState name="Menu">
          <Menu label="Page actions" groups={pageMenu} align="start" />
          <Menu label="More" icon={ChevronDown} look="plain" groups={sortings} align="start">
            Sort
          </Menu>
          <Popover label="Filter" text="Filter" icon={SlidersHorizontal}>
            {(close) => (
              <div className="development-stack">
                <TextField label="Written by" placeholder="Anyone" />
                <Switch label="Only mine" />
                <Button look="primary" onPress={close}>
                  Apply
                </Button>
              </div>
            )}
          </Popover>
        </GalleryState>
        <GalleryState name="Notices">
          <Button onPress={() => tell({ text: "Page moved to Handbook" })}>Ordinary</Button>
          <Button
            onPress={() => tell({ kind: "error", text: "Could not connect, please try again later.." })}
          >
            Error
          </Button>
          <Button onPress={() => tell({ kind: "split", text: "Text box split in two", undo })}>Split</Button>
          <Button onPress={() => tell({ kind: "undo", text: "Folder deleted", undo })}>Removal</Button>
        </GalleryState>
        <GalleryState name="Failed action">
          <Button onPress={() => fail()}>Without a reason</Button>
          <Button onPress={() => fail("The page is being edited by Ann")}>With a reason</Button>
        </GalleryState>
        <GalleryState name="Last outcome">
          <output aria-label="Last outcome">{outcome}</output>
        </GalleryState>
      </div>
    </section>
  );
}

function pageActions(choose: (outcome: string) => void): MenuGroup[] {
  return [
    {
      entries: [
        { id: "open", label: "Open", icon: ArrowUpRight, keys: "Enter", href: "#opened" },
        { id: "edit", label: "Edit", icon: Pencil, keys: "E", onChoose: () => choose("Edit chosen") },
        {
          id: "settings",
          label: "Settings",
          icon: SlidersHorizontal,
          disabledReason: "Editors only",
          onChoose: () => choose("Settings chosen"),
        },
        { id: "versions", label: "Versions", icon: History, onChoose: () => choose("Versions chosen") },
      ],
    },
    {
      entries: [
        {
          id: "trash",
          label: "Move to Trash",
          icon: Trash2,
          danger: true,
          onChoose: () => choose("Trash chosen"),
        },
      ],
    },
  ];
}

const sortings: MenuGroup[] = [
  {
    label: "Sort by",
    entries: [
      { id: "alphabetical", label: "Alphabetical", checked: false },
      { id: "modified", label: "Modified", checked: true },
      { id: "created", label: "Created", checked: false },
    ],
  },
];
