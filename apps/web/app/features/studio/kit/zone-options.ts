import type { Options } from "../../../ui/form/select.tsx";

/** Those that the browser knows, by their places; and the one that is chosen, should it know another. */
export function zoneOptions(chosen = "UTC"): Options {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set(["UTC", chosen, ...known])].map((name) => [name, name.replaceAll("_", " ")] as const);
}
