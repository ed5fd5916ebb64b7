export { listAuditOf, recordAudit, recordAudit } from "./audit.queries.ts";
export { auditRoutes } from "./studio/audit.routes.ts";
