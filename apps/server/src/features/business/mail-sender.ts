import { academy } from "@academy/content/academy";

/** As the academy began: what the settings name the sender after. */
const firstName = academy.name;

/** What has a meaning of its own in a header stands for nothing in a name. */
const asName = (name: string) => name.replace(/[<>()[\]\\,;:@"\s]+/gu, " ").trim();

/** Of `Name <address>` or an address alone. */
export function readSender(mailFrom: string): { name: string; address: string } {
  const { name = "", address = mailFrom.trim() } =
    /^(?<name>.*?)\s*<(?<address>[^<>]+)>$/u.exec(mailFrom.trim())?.groups ?? {};
  return { name, address };
}

/**
 * In the name that the owner has chosen. Without one, a sender that is called like the academy is called what she calls it now;
 * one with another name keeps it.
 */
export function mailSender(mailFrom: string, chosenName = ""): string {
  const { name, address } = readSender(mailFrom);
  if (chosenName !== "") return `${asName(chosenName)} <${address}>`;
  return name === firstName ? `${asName(academy.name)} <${address}>` : mailFrom;
}
