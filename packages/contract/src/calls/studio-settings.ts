import { defineCall } from "../call.ts";
import * as settings from "../studio-settings.ts";

export const showLaunch = defineCall({
  method: "GET",
  path: "/api/studio/settings/launch",
  audience: "owners",
  summary: "What is done and what is left before the academy is shown to the world",
  answer: settings.launchView,
});
export const sendTestMail = defineCall({
  method: "POST",
  path: "/api/studio/settings/test-mail",
  audience: "owners",
  summary: "Send a test mail to whoever asks",
  answer: settings.testMailSent,
});
export const listAuditEntries = defineCall({
  method: "GET",
  path: "/api/studio/settings/audit",
  audience: "owners",
  summary: "What was done in the studio, the newest first",
  query: settings.auditListQuery,
  answer: settings.auditPage,
});
export const listAuditChoices = defineCall({
  method: "GET",
  path: "/api/studio/settings/audit/choices",
  audience: "owners",
  summary: "By whom and by what the audit log can be filtered",
  answer: settings.auditChoices,
});
