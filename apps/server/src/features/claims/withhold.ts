import type { ClaimId, ClaimMark } from "@academy/content/proof/claim-ids";
import { blueprintStructuredData } from "@academy/content/structured-data";
import { cutOut } from "./cut-out.rules.ts";

/** As the pages are built, before they get the academy's own address. */
const originPlaceholder = "https://origin.invalid";

/**
 * Takes what is withheld out of a page, once, when it is loaded or rendered again. What is left out is named on the root element, so that
 * the page that comes to life in the browser leaves out the same (`lib/claims.ts` of the web).
 */
export function withholdFrom(withheld: readonly ClaimMark[]): (html: string) => string {
  if (withheld.length === 0) return (html) => html;
  const marks = new Set<string>(withheld);
  return (html) => {
    // As the words are now: the owner may have published others since the start.
    const before = structuredDataIn(() => true);
    const after = structuredDataIn((claim) => !marks.has(claim));
    const cut = cutOut(html, marks).replace("<html ", `<html data-withheld="${withheld.join(" ")}" `);
    return before.reduce((page, each, index) => page.replace(each, () => after[index] ?? ""), cut);
  };
}

/** As it stands in a script of the page. */
function structuredDataIn(isShown: (claim: ClaimId) => boolean): string[] {
  return blueprintStructuredData(originPlaceholder, isShown).map((data) =>
    JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, escaped),
  );
}

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
