import { seedStarterCourses } from "../../features/courses/public.ts";
import { seedOffers } from "../../features/offers/public.ts";
import { openDatabase } from "../../platform/db/database.ts";

/** Fills the places that tests copy (templates.ts): a process, because a set-up can't run the product itself. */
const places: { template: string; dataDir: string; databaseUrl?: string }[] = JSON.parse(
  process.argv[2] ?? "[]",
);
for (const { template, dataDir, databaseUrl } of places) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, log: console, hold: false });
  if (template === "seeded") {
    await seedStarterCourses(db, new Date());
    await seedOffers(db, new Date());
  }
  await close();
}
