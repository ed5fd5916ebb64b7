export { findPlanTexts } from "./find-plan-texts.ts";
export { launchPlanRoutes } from "./launch-plans.routes.ts";
export { launchPlanPersonalData } from "./personal-data.queries.ts";
export { showPlanParts } from "./show-plan-parts.ts";
