export { unknownClaim } from "./confirmed.rules.ts";
export { followClaims } from "./follow-claims.ts";
export { launchRoutes } from "./studio/launch.routes.ts";
