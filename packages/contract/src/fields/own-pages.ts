/** Without a schema, for pages: what a page of the owner's own may be. */
export const maxOwnPages = 200;
export const maxSections = 40;
export const maxEntries = 40;

export const sectionKinds = [
  "hero",
  "course",
  "text",
  "points",
  "quote",
  "picture",
  "call",
  "questions",
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Small letters, digits and hyphens, in up to three parts: no dot, so that it can't be taken for a file. */
export const ownAddress = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/;
export const maxAddressLength = 80;

/** As it is served, however it was typed: `Yoga/` is `/yoga`. */
export const tidyAddress = (typed: string) =>
  `/${typed
    .trim()
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "")
    .join("/")}`;

/** An address made of a title: `Zoë’s week` becomes `/zoes-week`. Empty where nothing of it can be part of one. */
export function addressOf(title: string): string {
  const slug = title
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return slug && `/${slug}`;
}

/** Where a link of an own page may lead: to a page of the academy, to another site over http, or to a mailbox. */
export function isLinkTarget(to: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(to)) return false;
  if (/^\/(?!\/)/.test(to) || /^#[\w-]+$/.test(to)) return true;
  if (/^mailto:[^\s@,?]+@[^\s@,?]+$/i.test(to)) return true;
  return /^https?:\/\//i.test(to) && URL.canParse(to);
}

/** A picture of the academy's own: one of its files. */
export const isOwnPicture = (src: string) =>
  /^\/(?:(?:files|media)\/[0-9a-f-]{36}|(?:[\w-]+\/)*[\w.-]+\.(?:png|jpg|webp|avif|svg))$/.test(src) &&
  !src.includes("..");
