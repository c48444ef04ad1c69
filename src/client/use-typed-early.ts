import { type RefObject, useEffect, useRef } from "react";

/** Hands over what somebody typed into a field of the finished page before its script had arrived. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  take: (typed: string) => void,
): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== "" && typed !== field.current?.defaultValue) latest.current(typed);
  }, [field]);
}
