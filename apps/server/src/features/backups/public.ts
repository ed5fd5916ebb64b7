export { backupLimits } from "./backups.limits.ts";
export { backupRoutes } from "./backups.routes.ts";
export { forgetOrder, noteRestored } from "./note-restored.ts";
export { handleRestore } from "./order-restore.ts";
export { keptApart } from "./restore-state.ts";
