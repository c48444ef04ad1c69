import FileText from "lucide-react/icons/file-text";
import Bell from "lucide-react/icons/bell";
import Folder from "lucide-react/icons/folder";
import House from "lucide-react/icons/house";
import LayoutGrid from "lucide-react/icons/layout-grid";
import LayoutTemplate from "lucide-react/icons/layout-template";
import List from "lucide-react/icons/list";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import Stamp from "lucide-react/icons/stamp";
import Star from "lucide-react/icons/star";
import Table2 from "lucide-react/icons/table-2";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Segments } from "#ui/segments.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Switch } from "#ui/switch.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { GalleryState } from "./gallery-state.tsx";

export function GalleryControls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Views />
    </>
  );
}

function Buttons() {
  const [isFollowing, setFollowing] = useState(true);
  return (
    <section>
      <h2>Buttons</h2>
      <div className="development-states">
        <GalleryState name="Looks">
          <Button look="primary">Publish</Button>
          <Button>Cancel</Button>
          <Button look="soft" icon={Plus}>
            New page
          </Button>
          <Button look="quiet">Follow</Button>
        </GalleryState>
        <GalleryState name="On, danger and links">
          <Button icon={Bell} pressed={isFollowing} onPress={() => setFollowing(!isFollowing)}>
            {isFollowing ? "Following" : "Follow"}
          </Button>
          <Button look="danger">Delete for good</Button>
          <LinkButton href="#link">Go there</LinkButton>
        </GalleryState>
        <GalleryState name="Signs">
          <IconButton icon={Star} label="Star this page" />
          <IconButton icon={Bell} label="Follow this page" pressed />
          <IconButton icon={Plus} label="Add" size="small" look="plain" />
          <IconButton icon={Bell} label="Follow" disabledReason="Sign in to follow pages" />
        </GalleryState>
        <GalleryState name="Disabled, says why">
          <Button look="primary" disabledReason="Give the page a title first">
            Publish
          </Button>
        </GalleryState>
        <GalleryState name="Busy">
          <Button look="primary" busy>
            Saving
          </Button>
          <Button busy>Moving</Button>
        </GalleryState>
        <GalleryState name="Small">
          <Button size="small" look="primary">
            Publish
          </Button>
          <Button size="small">Cancel</Button>
          <Button size="small" look="quiet">
            Follow
          </Button>
        </GalleryState>
      </div>
    </section>
  );
}

function Fields() {
  return (
    <section>
      <h2>Fields</h2>
      <div className="development-states">
        <TextField label="Title" required initial="Working on the night ferry" limit={120} />
        <TextField label="Search" type="search" icon={Search} placeholder="Search pages" />
        <TextField
          label="Address"
          prefix="/page/"
          initial="night ferry!"
          error="Letters, digits, - and _ only"
          hint="Part of the page's link"
        />
        <PasswordField label="Password" purpose="current-password" value="lighthouse" />
        <SelectField
          label="Folder"
          icon={Folder}
          initial="board"
          options={[
            { value: "handbook", label: "Handbook" },
            { value: "board", label: "Handbook / On board" },
          ]}
        />
        <TextField
          label="Sent to"
          type="email"
          initial="harbour@ferry.example"
          disabled
          hint="Only the owner changes this"
        />
        <TextArea label="Message" placeholder="What would you like to say?" rows={3} />
      </div>
    </section>
  );
}

function Choices() {
  const [isLarge, setLarge] = useState(true);
  return (
    <section>
      <h2>Choices</h2>
      <div className="development-states">
        <GalleryState name="Tick">
          <Checkbox label="View" initial />
          <Checkbox label="Edit" />
          <Checkbox label="Some follow" partly />
          <Checkbox label="Administrators" checked lockedReason="Always have full access" />
        </GalleryState>
        <GalleryState name="Switch">
          <div className="development-grow">
            <Switch label="Open large on click" checked={isLarge} onChange={setLarge} />
            <Switch label="Send a digest" hint="Every morning at eight" />
            <Switch label="Public" disabledReason="Only administrators can make pages public" />
          </div>
        </GalleryState>
        <RadioCards
          label="Kind of page"
          initial="standard"
          hint="Only administrators can change the kind of page."
          options={[
            { value: "standard", label: "Standard", hint: "For reading", icon: FileText },
            { value: "home", label: "Home page", hint: "The first page people see", icon: House },
            {
              value: "template",
              label: "Template",
              hint: "To copy from, not in menus",
              icon: LayoutTemplate,
            },
            { value: "default", label: "Default template", hint: "Chosen for new pages", icon: Stamp },
          ]}
        />
      </div>
    </section>
  );
}

function Views() {
  const [view, setView] = useState("list");
  const [tab, setTab] = useState("people");
  return (
    <section>
      <h2>Views</h2>
      <div className="development-states">
        <GalleryState name="Segments">
          <Segments
            label="View"
            signsOnly
            value={view}
            onChange={setView}
            options={[
              { value: "list", label: "List", icon: List },
              { value: "details", label: "Details", icon: Table2 },
              { value: "cards", label: "Cards", icon: LayoutGrid },
            ]}
          />
        </GalleryState>
        <div>
          <Tabs
            label="Access"
            chosen={tab}
            onChoose={setTab}
            tabs={[
              { id: "people", label: "People", panel: <p>241 people can see this page.</p> },
              { id: "groups", label: "Groups", panel: <p>Nautical staff can edit it.</p> },
              { id: "guests", label: "Guests", panel: <p>One guest has a link.</p> },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
