import ipaddr from "ipaddr.js";

/**
 * Whether an address is somebody's on the internet. Only plain unicast is: neither this machine, nor its network, nor
 * what carries another address inside (mapped, translated, tunneled), nor what is kept for special use.
 */
export function isPublicAddress(address: string): boolean {
  // With a zone it is an address of this machine's own network.
  if (address.includes("%") || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  // Of IPv6, what is given out to anybody lies within 2000::/3.
  return parsed.kind() === "ipv4" || ((parsed as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1;
}

const notOutside = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/;

type AddressProblem = "not-https" | "not-public" | "has-password";

/** What is wrong with an address for webhooks, before anybody is asked where it leads. */
export function problemOfUrl(text: string): AddressProblem | undefined {
  if (!URL.canParse(text)) return "not-https";
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== "https:") return "not-https";
  if (username || password) return "has-password";
  // Reading an address also settles how numbers may be written: 2130706433 and 0177.1 are 127.0.0.1 by now.
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? undefined : "not-public";
  return notOutside.test(host) || !host.includes(".") ? "not-public" : undefined;
}
