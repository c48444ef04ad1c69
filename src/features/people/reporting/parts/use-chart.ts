import { useState } from "react";
import { readScreen } from "#client/read-screen.ts";
import { showSending } from "#client/under-way.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { chartAddress } from "../../model/listing.ts";
import type { peopleScreen } from "../../screen.ts";
import type { Chart, ChartPlace } from "../../model/chart.ts";
import { reportingWords as words } from "../wording.ts";

/** The chart as far as it was opened here. Another address, or the same read anew, begins with what that brings. */
export function useChart(given: Chart) {
  const say = useSay();
  const { fail } = useNotices();
  const [shown, setShown] = useState({ of: given, chart: given });
  const chart = shown.of === given ? shown.chart : given;

  /** Opens the team of somebody, or closes it and looks at whom they report to; what is closed was there before. */
  async function turn({ person, isOpen, parentId, level }: ChartPlace): Promise<void> {
    const address = chartAddress(isOpen ? parentId : person.id);
    if (isOpen) {
      const [open, levels] = [chart.open.slice(0, level - 1), chart.levels.slice(0, level)];
      return show({ ...chart, open, levels, personId: parentId }, address);
    }
    const come = showSending();
    const read = await readScreen<ScreenData<typeof peopleScreen>>(address).catch(() => null);
    come();
    if (!read?.chart) return fail(say(words.notLoaded));
    show(read.chart, address);
  }

  function show(next: Chart, address: string): void {
    setShown({ of: given, chart: next });
    // The same is there when the page is loaded again, or its address is sent to somebody.
    window.history.replaceState(window.history.state, "", address);
  }

  return { chart, turn };
}
