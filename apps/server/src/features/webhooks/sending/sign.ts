import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** As the standard has it: 24 to 64 random bytes. */
export const newSecret = () => `${prefix}${randomBytes(32).toString("base64")}`;

type WebhookMessage = { id: string; at: Date; body: string };

/** The headers of Standard Webhooks. With two secrets, while one takes the place of the other, each signs. */
export function webhookHeaders({ id, at, body }: WebhookMessage, secrets: string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
