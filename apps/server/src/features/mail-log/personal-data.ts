import { forgetMailsTo, keepMailsOf, listMailsTo } from "../../platform/mail/mail-log.queries.ts";
import type { PersonalData } from "../../platform/personal-data.ts";

/** Which mails went to somebody, for the thirty days that this is remembered. */
export const mailPersonalData: PersonalData = {
  name: "mails",
  collect: async (db, person) => ({ mails: await listMailsTo(db, person) }),
  remove: forgetMailsTo,
  keepThroughEmailChange: keepMailsOf,
};
