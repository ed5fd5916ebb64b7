export { listAuditOf, recordAudit } from "./audit.queries.ts";
