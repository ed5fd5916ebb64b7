export { type Actor, listAuditOf, recordAudit } from "./audit.queries.ts";
export { recordExport } from "./record-export.ts";
