import { defineCall } from "../../call.ts";
import * as settings from "../../studio/settings.ts";

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
export const listMails = defineCall({
  method: "GET",
  path: "/api/studio/settings/mails",
  audience: "owners",
  summary: "Mails that were sent, failed or wait",
  query: settings.mailListQuery,
  answer: settings.mailPage,
});
export const summarizeMails = defineCall({
  method: "GET",
  path: "/api/studio/settings/mails/summary",
  audience: "owners",
  summary: "How many mails failed or wait, and which kinds there are",
  answer: settings.mailSummary,
});
export const sendMailAgain = defineCall({
  method: "POST",
  path: "/api/studio/settings/mails/:id/send-again",
  audience: "owners",
  summary: "Try a failed mail anew",
  params: settings.mailParams,
});
export const sendMailsAgain = defineCall({
  method: "POST",
  path: "/api/studio/settings/mails/send-again",
  audience: "owners",
  summary: "Try all failed mails anew",
  answer: settings.mailsSentAgain,
});
export const showBackups = defineCall({
  method: "GET",
  path: "/api/studio/settings/backups",
  audience: "owners",
  summary: "Which backups there are, and how they are made",
  answer: settings.backupsView,
});
export const makeBackup = defineCall({
  method: "POST",
  path: "/api/studio/settings/backups",
  audience: "owners",
  summary: "Make a backup now",
});
export const tryBackup = defineCall({
  method: "POST",
  path: "/api/studio/settings/backups/:name/try",
  audience: "owners",
  summary: "Restore a backup in a place of its own, to see that everything comes back",
  params: settings.backupParams,
});
export const orderRestore = defineCall({
  method: "POST",
  path: "/api/studio/settings/backups/:name/restore",
  audience: "owners",
  wantsFreshProof: true,
  summary:
    "Put a backup in the place of everything there is; the academy closes for it and comes back by itself",
  params: settings.backupParams,
  body: settings.restoreBody,
});
export const mayDownload = defineCall({
  method: "POST",
  path: "/api/studio/downloads",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Whether an export or a backup may be downloaded: asks for a proof where one is needed",
});
export const downloadBackup = defineCall({
  method: "GET",
  path: "/api/studio/settings/backups/:name/file",
  audience: "owners",
  wantsFreshProof: true,
  summary: "A backup as a file",
  params: settings.backupParams,
  query: settings.backupDownloadQuery,
  answer: { mediaTypes: ["application/octet-stream"] },
});
export const listPeople = defineCall({
  method: "GET",
  path: "/api/studio/settings/people",
  audience: "owners",
  summary: "Who may do what in the studio",
  answer: settings.peopleView,
});
export const giveRole = defineCall({
  method: "PUT",
  path: "/api/studio/settings/people",
  audience: "owners",
  wantsFreshProof: true,
  summary:
    "Give a role to whoever has this address, in place of the one they have; without an account it waits",
  body: settings.roleBody,
  answer: settings.roleGiven,
});
export const previewRoleMail = defineCall({
  method: "POST",
  path: "/api/studio/settings/people/mail",
  audience: "owners",
  summary: "The mail about a role that is given, as it will be read",
  body: settings.roleMailBody,
  answer: settings.roleMailPreview,
});
export const withdrawInvitation = defineCall({
  method: "DELETE",
  path: "/api/studio/settings/people/invitations/:id",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Withdraw a role that still waits for an account",
  params: settings.personParams,
});
export const takeRole = defineCall({
  method: "DELETE",
  path: "/api/studio/settings/people/:id",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Take a role away; the last owner keeps theirs",
  params: settings.personParams,
});
