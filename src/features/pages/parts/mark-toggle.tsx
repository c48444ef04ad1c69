import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { send } from "#client/call.ts";
import type { Call, Fields } from "#kernel/call.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useNotices } from "#ui/notices-host.tsx";

/** A person's own mark on a page: shown at once, and taken back with a word when it did not work. */
export function MarkToggle(props: {
  pageId: number;
  icon: LucideIcon;
  label: string;
  isOn: boolean;
  on: Call<Fields, Fields>;
  off: Call<Fields, Fields>;
  failed?: string;
}) {
  const { fail } = useNotices();
  const [isOn, setOn] = useState(props.isOn);

  async function toggle() {
    setOn(!isOn);
    const answer = await send(isOn ? props.off : props.on, { id: props.pageId });
    if (answer.success) return;
    setOn(isOn);
    fail(answer, props.failed);
  }

  return <IconButton icon={props.icon} label={props.label} pressed={isOn} onPress={() => void toggle()} />;
}
