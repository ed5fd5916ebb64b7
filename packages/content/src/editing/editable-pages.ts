import type { EditablePage, PageGroup } from "./editable-page.ts";
import { buyingPages } from "./pages/buying-pages.ts";
import { framePages } from "./pages/frame-pages.ts";
import { memberPages } from "./pages/member-pages.ts";
import { visitorPages } from "./pages/visitor-pages.ts";

const grouped: Readonly<Record<PageGroup, readonly EditablePage[]>> = {
  visitors: visitorPages,
  buying: buyingPages,
  members: memberPages,
  everywhere: framePages,
};

/** What the owner changes in the studio, page by page, in the order of the menu. */
export const editablePages: readonly (EditablePage & { group: PageGroup })[] = (
  Object.keys(grouped) as PageGroup[]
).flatMap((group) => grouped[group].map((page) => ({ ...page, group })));
