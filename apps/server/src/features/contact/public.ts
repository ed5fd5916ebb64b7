export { contactLimits } from "./contact.limits.ts";
export { contactRoutes } from "./contact.routes.ts";
export { contactPersonalData } from "./personal-data.queries.ts";
