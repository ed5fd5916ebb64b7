export { recordAudit } from "./audit.queries.ts";
