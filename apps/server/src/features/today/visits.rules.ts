const halfAnHour = 30 * 60 * 1000;

export type Visit = { since: Date | null; seenAt: Date };

/**
 * A look now, as part of the visit that is under way or as a new one: whoever comes back within half an hour of their last
 * look, or opens a second tab, still sees the same news.
 */
export function visitAt(last: Visit | undefined, now: Date): Visit {
  if (!last) return { since: null, seenAt: now };
  const isSame = now.getTime() - last.seenAt.getTime() < halfAnHour;
  return { since: isSame ? last.since : last.seenAt, seenAt: now > last.seenAt ? now : last.seenAt };
}
