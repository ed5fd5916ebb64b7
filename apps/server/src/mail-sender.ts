import { academy } from "@academy/content/academy";

/** As the academy began: what the settings name the sender after. */
const firstName = academy.name;

/** A sender that is called like the academy is called what she calls it now; one with another name keeps it. */
export function mailSender(mailFrom: string): string {
  if (!mailFrom.startsWith(`${firstName} <`)) return mailFrom;
  // What has a meaning of its own in a header stands for nothing in a name.
  const name = academy.name.replace(/[<>()[\]\\,;:@"\s]+/gu, " ").trim();
  return name + mailFrom.slice(firstName.length);
}
