import { type RawBuilder, sql } from "kysely";

/** Of a row of held benefits, whether it counts at a moment. */
export const countsAt = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  held_benefits.revoked_at is null and held_benefits.from_at <= ${now}
  and (held_benefits.until_at is null or held_benefits.until_at > ${now}))`;
