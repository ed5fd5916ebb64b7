import type { FailedJob } from "@academy/contract/studio/today";

type DeadJob = { id: string; kind: string; payload: unknown; finished_at: Date | null };

const kindOf = (kind: string): FailedJob["kind"] => {
  if (kind === "mail.send") return "mail";
  if (kind.startsWith("backups.")) return "backup";
  return /^(orders|test-checkout)\./.test(kind) ? "payment" : "other";
};

type JobContext = {
  now: Date;
  /** Mails that are no use any more when they come late. */
  shortLived: readonly string[];
};

/** What an owner is told of a job that was given up. What the mail says stays where it is: it may hold a code. */
export function failedJobOf({ id, kind, payload, finished_at }: DeadJob, context: JobContext): FailedJob {
  const { now, shortLived } = context;
  const { to, mail } = Object(payload) as { to?: { address?: unknown }; mail?: { template?: unknown } };
  const isMail = kindOf(kind) === "mail";
  const template = isMail ? textOf(mail?.template) : null;
  return {
    id,
    kind: kindOf(kind),
    to: isMail ? textOf(to?.address) : null,
    template,
    canBeRetried: !shortLived.includes(template ?? ""),
    failedAt: (finished_at ?? now).toISOString(),
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);
