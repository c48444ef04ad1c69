/** What is said to be wrong with a field, in the words that describe it; null when nothing is. */
export function complaintAt(field: Element): string | null {
  if (field.getAttribute("aria-invalid") !== "true") return null;
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const complaint = described
    .map((id) => field.ownerDocument.getElementById(id))
    .find((part) => part?.getAttribute("role") === "alert");
  return complaint?.textContent ?? null;
}
