// The misspelled names are the point. cspell:ignore protonmail ymail fmail tmail zmail orgg nett gmailcom googlemail
/** What looks wrong about an email address that may be taken all the same, and what was probably meant. */
export type AddressSlip = { correction: string | undefined };

/** Where many people have their mail, with the endings it has there; what is written first is what is meant. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  gmail: ["com"],
  googlemail: ["com"],
  hotmail: ["com", "co.uk", "fr", "de", "it", "es", "ca", "com.au", "com.br", "nl", "be", "se", "dk", "no"],
  outlook: ["com", "fr", "de", "it", "es", "com.au", "com.br", "co.uk", "ie", "be", "jp", "dk", "pt"],
  yahoo: ["com", "co.uk", "fr", "de", "it", "es", "ca", "com.au", "com.br", "co.in", "in", "ie", "co.jp"],
  icloud: ["com"],
  protonmail: ["com", "ch"],
  comcast: ["net"],
  example: ["com", "org", "net"],
};

/** One letter away from a well-known host, and hosts themselves. */
const lookalikes = new Set(["mail", "email", "ymail", "fmail", "tmail", "zmail", "outlook365", "examples"]);

/** No domain ends like this. */
const endings: Readonly<Record<string, string>> = {
  con: "com",
  cmo: "com",
  ocm: "com",
  vom: "com",
  xom: "com",
  cpm: "com",
  cim: "com",
  comm: "com",
  coom: "com",
  ogr: "org",
  rog: "org",
  orgg: "org",
  nte: "net",
  nett: "net",
};

/** How people write `com` who were in a hurry: in other places some of these are countries. */
const hurriedCom = new Set(["co", "cm", "om", "c", "m"]);

/**
 * Whether an address has no dot after its @, or is one slip away from what many have. It decides nothing: whoever typed
 * it is asked, and may keep it.
 */
export function findAddressSlip(address: string): AddressSlip | undefined {
  const at = address.lastIndexOf("@");
  const typed = address.slice(at + 1).toLowerCase();
  if (at < 1 || !typed) return undefined;
  const domain = correctedDomain(typed);
  if (domain !== typed) return { correction: `${address.slice(0, at)}@${domain}` };
  return typed.includes(".") ? undefined : { correction: undefined };
}

function correctedDomain(typed: string): string {
  const [name = "", ...rest] = typed.split(".");
  const ending = rest.join(".");
  const host = lookalikes.has(name) ? undefined : hostMeantBy(name, ending);
  if (host) return `${host}.${endingAt(host, ending)}`;
  const last = rest.at(-1) ?? "";
  const mended = Object.hasOwn(endings, last) ? endings[last] : undefined;
  return mended ? `${typed.slice(0, -last.length)}${mended}` : typed;
}

function hostMeantBy(name: string, ending: string): string | undefined {
  // `gmailcom`, where the dot was left out.
  const whole = ending ? name : name.replace(/com$/, "");
  return Object.keys(hosts).find((host) => whole === host || isOneSlipAway(whole, host));
}

function endingAt(host: string, typed: string): string {
  const [usual = "com", ...others] = hosts[host] ?? [];
  if (others.includes(typed)) return typed;
  // Where a host has many endings, one that isn't known here may well be another of them.
  const isSlip = !typed || others.length === 0 || hurriedCom.has(typed) || Object.hasOwn(endings, typed);
  return isSlip ? usual : typed;
}

/** A letter too many, too few or another, or two in each other's place. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same++;
  const rest = (text: string, from: number) => text.slice(same + from);
  const areSwapped = typed[same] === meant[same + 1] && typed[same + 1] === meant[same];
  return (
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 1) ||
    (areSwapped && rest(typed, 2) === rest(meant, 2))
  );
}
