import List from "lucide-react/icons/list";
import Table from "lucide-react/icons/table-2";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { browsingWords } from "../wording.ts";

/** Grouped list or details; cards come with subsites (BSRT-02, BSRT-03). */
export function ViewSwitch({
  columns,
  onColumns,
}: {
  columns: boolean;
  onColumns: (columns: boolean) => void;
}) {
  const say = useSay();
  return (
    <span className="browsing-views">
      <Segments
        label={say(browsingWords.view)}
        signsOnly
        value={columns ? "details" : "grouped"}
        onChange={(value) => onColumns(value === "details")}
        options={[
          { value: "grouped", label: say(browsingWords.grouped), icon: List },
          { value: "details", label: say(browsingWords.details), icon: Table },
        ]}
      />
    </span>
  );
}
