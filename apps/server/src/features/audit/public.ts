export { listAuditOf, recordAudit } from "./audit.queries.ts";
export { auditRoutes } from "./studio/audit.routes.ts";
