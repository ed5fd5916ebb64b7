import { type Documents, documentsHere } from "../../platform/documents/documents.ts";

/** The templates as they are in the sources; a thread would take what was built last. */
const documents = documentsHere();
/**
 * Every server writes a mail at its start. Loaded here, before a test's time runs: else the first server of a run stands
 * still meanwhile, and on a busy machine so does the test that asks it something.
 */
await import("@academy/documents/mails");
// Made of the first words, and once: were it loaded while a test has others published, all tests after it would be told those.
await import("../../features/sage/passages/all.ts");
const firstMails = new Map<string, ReturnType<Documents["renderMail"]>>();

/** Every server writes to its owner when it starts for the first time, and to all of them the same: rendered once. */
export const documentsOfTests: Documents = {
  ...documents,
  renderMail(mail, surroundings) {
    if (mail.template !== "academy-is-running") return documents.renderMail(mail, surroundings);
    const key = JSON.stringify([mail, surroundings]);
    const rendered = firstMails.get(key) ?? documents.renderMail(mail, surroundings);
    firstMails.set(key, rendered);
    return rendered;
  },
};
