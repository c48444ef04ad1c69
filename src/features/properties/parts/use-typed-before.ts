import { type RefObject, useEffect, useRef } from "react";

/** Hands over what somebody typed into a finished form before its script had arrived. */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: FormData) => void,
): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (form.current) latest.current(new FormData(form.current));
  }, [form]);
}
