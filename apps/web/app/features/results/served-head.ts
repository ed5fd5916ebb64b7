import type { MetaDescriptor } from "react-router";

const own =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"]';

/**
 * The head that the server has given a saved result, as descriptors: said again word for word it is taken over, where
 * another would come beside it. Read once, before anything changes it.
 */
const served = typeof document === "undefined" ? [] : [...document.head.querySelectorAll(own)].map(describe);

const addressOf = (each: MetaDescriptor) => ("href" in each ? String(each.href) : "");

const isHeadOf = (token: string) =>
  served.map(addressOf).some((address) => address.endsWith(`/test-results?r=${token}`));

/** The head of the result with this token, if the page came with it. */
export const servedHead = (token: string): MetaDescriptor[] | undefined =>
  isHeadOf(token) ? served : undefined;

function describe(element: Element): MetaDescriptor {
  const value = (name: string) => element.getAttribute(name) ?? "";
  if (element instanceof HTMLTitleElement) return { title: element.text };
  if (element instanceof HTMLLinkElement) return { tagName: "link", rel: "canonical", href: value("href") };
  const content = value("content");
  return element.hasAttribute("property")
    ? { property: value("property"), content }
    : { name: value("name"), content };
}
