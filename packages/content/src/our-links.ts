import type { MenuPlace } from "@academy/contract/fields/menu";
import { siteFooter } from "./site-footer.ts";

const inColumn = (place: MenuPlace) => siteFooter.columns.find(({ id }) => id === place)?.links ?? [];
const inFooter = (place: MenuPlace): readonly string[] => inColumn(place).map(({ to }) => to);

/** The academy's own links by where they lead: they can be moved in their place and renamed, and always stand there. */
export const ourLinks: Readonly<Record<MenuPlace, readonly string[]>> = {
  bar: ["/quiz"],
  quick: inFooter("quick"),
  academy: inFooter("academy"),
  support: inFooter("support"),
};
