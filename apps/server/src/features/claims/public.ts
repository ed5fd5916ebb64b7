export { launchChecklist, unknownClaim } from "./confirmed.rules.ts";
export { launchRoutes } from "./studio/launch.routes.ts";
export { withholdFrom } from "./withhold.ts";
