import { still } from "../../../ui/motion/still.tsx";

const load = () => import("./week-overview.tsx").then((module) => module.WeekOverview);
const StillWeeks = still(import.meta.env.SSR ? await load() : undefined, load);

/** Brings pages of the workbooks and all lessons along: only ever read, so no script is loaded for it. */
export function Weeks() {
  return (
    <StillWeeks as="section" id="weeks" aria-labelledby="weeks-heading" className="column blueprint-weeks" />
  );
}
