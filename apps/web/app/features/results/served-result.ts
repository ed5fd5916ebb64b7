import type { ResultView } from "@academy/contract/visitors/results";

const id = "served-result";

const isServer = typeof document === "undefined";
const served = isServer ? undefined : document.getElementById(id)?.textContent;
const inDocument: ResultView | undefined = served ? JSON.parse(served) : undefined;

/** The result that the server wrote this page with, if it did: what the page begins with in the browser, too. */
export const servedResult = (): ResultView | undefined =>
  isServer ? (globalThis as { academyResult?: ResultView }).academyResult : inDocument;

/** As it stands in the page, for a script element of data. */
export const servedScript = (result: ResultView) => ({
  id,
  type: "application/json",
  dangerouslySetInnerHTML: { __html: JSON.stringify(result).replaceAll("<", "\\u003c") },
});
