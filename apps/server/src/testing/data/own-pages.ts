import type { OwnPage, OwnPageSummary, OwnPageView, Section } from "@academy/contract/visitors/own-pages";
import type { Api, Browser } from "../browser.ts";

/** Where owners and editors make pages of their own. */
export const ownPages = "/api/studio/own-pages";
export const makeOwnPage = async (browser: Browser, title: string, address: string) => {
  const made = await browser.post(ownPages, { title, address, kind: "article" });
  return ((await made.json()) as { id: string }).id;
};
export const showOwnPage = async (browser: Browser, id: string) =>
  (await (await browser.get(`${ownPages}/${id}`)).json()) as OwnPageView;
export const saveOwnPage = async (
  browser: Browser,
  id: string,
  change: Partial<OwnPage>,
  basedOn?: string,
) => {
  const { page, state } = await showOwnPage(browser, id);
  return browser.send("PUT", `${ownPages}/${id}/draft`, {
    basedOn: basedOn ?? state,
    page: { ...page, ...change },
  });
};
export const actOnPage = async (browser: Browser, id: string, what: string, more = {}) =>
  browser.post(`${ownPages}/${id}/${what}`, { basedOn: (await showOwnPage(browser, id)).state, ...more });
export const listOwnPages = async (browser: Browser) =>
  ((await (await browser.get(ownPages)).json()) as { items: OwnPageSummary[] }).items;

export const heroSaying = (heading: string): Section => ({
  kind: "hero",
  eyebrow: "",
  heading,
  text: "",
  label: "Begin",
  to: "/quiz",
});
export const answerAt = async (api: Api, path: string) => {
  const answer = await api.get(path);
  return [answer.status, answer.headers.get("location")];
};
