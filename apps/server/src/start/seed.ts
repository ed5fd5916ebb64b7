import {
  type AccountFeature,
  canReadSecondFactors,
  createSampleAccounts,
  type SampleSignIn,
} from "../features/account/public.ts";
import { removeSampleSpaces, seedSampleSpaces } from "../features/benefits/public.ts";
import { removeSampleHours, seedSampleHours } from "../features/bookings/public.ts";
import { seedStarterCourses } from "../features/courses/public.ts";
import { removeSampleGatherings, seedSampleGatherings } from "../features/gatherings/public.ts";
import { seedOffers } from "../features/offers/public.ts";
import { seedSampleHistory } from "../features/progress/public.ts";
import { removeSampleRecordings, seedSampleRecordings } from "../features/recordings/public.ts";
import { identifyWorkbooks } from "../features/workbooks/public.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/db/database.ts";
import { checkSecret } from "../platform/secrets/check-secret.ts";

type SeedOptions = { isDemo: boolean; hasSampleHistory: boolean; now: Clock };

/** What every academy begins with, and a demo's sample people; one process at a time, and again at each start. */
export function seed(
  database: Database,
  { deps }: AccountFeature,
  options: SeedOptions,
): Promise<SampleSignIn[]> {
  const { db } = database;
  const { isDemo, hasSampleHistory, now } = options;
  return database.inTurn(async () => {
    const canRead = () => canReadSecondFactors(db, deps.secret);
    await checkSecret({ db, secret: deps.secret, now: now(), canRead });
    await seedStarterCourses(db, now());
    await identifyWorkbooks(db);
    await seedOffers(db, now());
    if (!isDemo) {
      await removeSampleRecordings(db, now());
      await removeSampleGatherings(db);
      await removeSampleHours(db);
      await removeSampleSpaces(db);
      return [];
    }
    await seedSampleHours(db, now());
    const signIns = await createSampleAccounts({ ...deps, now: now() });
    if (hasSampleHistory) {
      await seedSampleHistory({ db, now: now() });
      await seedSampleRecordings(db, now());
      await seedSampleGatherings(db, now());
      await seedSampleSpaces(db, now());
    }
    return signIns;
  });
}
