/** Where signing in begins again, and leads to the same place. */
export function signInAddress(next: string): string {
  return next === "/" ? "/accounts/login/" : `/accounts/login/?next=${encodeURIComponent(next)}`;
}
