import { newId } from "./new-id.ts";

/** The key of every page that a browser loaded as the empty shell. */
const loaded = "default";
const thisLoad = newId();

/**
 * By what a page's place is remembered. Pages that came as the shell would all share one key, and each would be moved to
 * the place of the one before, sometimes after it has found its own; so each load has a key of its own. Prerendered pages
 * get theirs from the router's own script before anything is painted.
 */
export const scrollKey = ({ key }: { key: string }): string =>
  key === loaded && typeof document !== "undefined" ? thisLoad : key;
