/** As Unicode has signs that stand higher or lower than the others. */
const signs = {
  sup: signsOf("0123456789+-\u2212=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ"),
  sub: signsOf("0123456789+-\u2212=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"),
} as const;

/** Each of these signs is one letter as JavaScript counts. */
function signsOf(plain: string, moved: string): ReadonlyMap<string, string> {
  return new Map(Array.from(plain, (sign, at) => [sign, moved.charAt(at)]));
}

/** Texts have no raised words. Numbers that are raised or lowered keep what they mean by signs that are so: 10³ is not 103. Other words stay words. */
export function keepRaisedSigns(page: Document): void {
  for (const name of ["sup", "sub"] as const)
    for (const element of page.querySelectorAll(name)) {
      const words = Array.from(element.textContent ?? "");
      if (words.every((sign) => signs[name].has(sign) || sign.trim() === "")) moveSigns(element, name);
    }
}

function moveSigns(node: Node, name: keyof typeof signs): void {
  if (node.nodeType === node.TEXT_NODE)
    node.nodeValue = Array.from(node.nodeValue ?? "", (sign) => signs[name].get(sign) ?? sign).join("");
  for (const child of node.childNodes) moveSigns(child, name);
}
