export { backupLimits } from "./backups.limits.ts";
export { backupRoutes } from "./backups.routes.ts";
