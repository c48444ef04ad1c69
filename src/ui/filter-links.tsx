import { useHere } from "./language.tsx";
import "./filter-links.css";

type FilterLinksProps = {
  label: string;
  options: readonly {
    readonly label: string;
    readonly address: string;
    readonly isShown: boolean;
  }[];
};

/** The parts of a list above it, each an address of its own. */
export function FilterLinks({ label, options }: FilterLinksProps) {
  const here = useHere();
  return (
    <nav className="ui-filter-links" aria-label={label}>
      {options.map(({ label: name, address, isShown }) => (
        <a key={address} href={here(address)} aria-current={isShown ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
