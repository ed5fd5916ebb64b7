import { still } from "../../../ui/motion/still.tsx";

const load = () => import("./compare-tiers.tsx").then((module) => module.CompareTiers);

/** Only ever read. */
export const Compare = still(import.meta.env.SSR ? await load() : undefined, load);
