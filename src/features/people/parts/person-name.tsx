import { useHere } from "#ui/language.tsx";

/** The name of somebody, which opens their card where the reader may see it; without script it leads to their profile page. */
export function PersonName({
  person,
  isLinked,
}: {
  person: { readonly id: number; readonly name: string };
  isLinked: boolean;
}) {
  const here = useHere();
  const name = <b dir="auto">{person.name}</b>;
  if (!isLinked) return name;
  return (
    <a href={here(`/profile/p/${person.id}/`)} aria-haspopup="dialog">
      {name}
    </a>
  );
}
