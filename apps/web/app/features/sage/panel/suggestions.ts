import { sage } from "@academy/content/sage";

/** Questions to begin with: about the page one is on, or else about what visitors and members wonder. */
export function suggestionsFor(pathname: string, isMember: boolean): readonly string[] {
  const ofPage = sage.suggestions[pathname.replace(/\/$/, "")];
  return ofPage ?? (isMember ? sage.memberSuggestions : sage.visitorSuggestions);
}
