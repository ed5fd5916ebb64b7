import type { OwnPage } from "@academy/contract/visitors/own-pages";
import { still } from "../../ui/motion/still.tsx";

const load = () => import("./page-sections.tsx").then((module) => module.PageSections);
const StillSections = still(import.meta.env.SSR ? await load() : undefined, load);

/** A page of the owner's own. It only has to be read: no script is loaded for it. */
export function OwnPageView({ page }: { page: OwnPage }) {
  return (
    <StillSections
      key={page.address}
      as="article"
      id={`page${page.address.replaceAll("/", "-")}`}
      className="own-page"
    />
  );
}
