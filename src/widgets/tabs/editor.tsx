import type { LateParts } from "../kit/late-editor.tsx";
import { TitledPartsEditor } from "../kit/titled-parts-editor.tsx";
import type { Tabs } from "./schema.ts";

export const tabsEditor: LateParts<Tabs> = { Editor: TitledPartsEditor };
