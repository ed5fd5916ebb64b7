export { LeadForm } from "./lead-form.tsx";
export { MailedTo } from "./mailed-to.tsx";
