export { listAuditOf, recordAudit } from "./audit.queries.ts";
export { recordExport } from "./record-export.ts";
