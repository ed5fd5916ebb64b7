export { launchChecklist, unknownClaim } from "./confirmed.rules.ts";
export { withholdFrom } from "./withhold.ts";
