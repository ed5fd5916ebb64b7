import type { Db } from "../../platform/db/database.ts";
import type { ConfirmedClaims } from "./confirmed.rules.ts";
import { launchChecklist } from "./confirmed.rules.ts";
import { findConfirmed } from "./confirmed.ts";
import { withholdFrom } from "./withhold.ts";

type Deps = { db: Db; isDemo: boolean; byOperator: ConfirmedClaims };

/** What this process leaves out of its pages, which follows what the owner confirms in any. */
export async function followClaims({ db, isDemo, byOperator }: Deps) {
  const read = async () => {
    const { confirmed } = await findConfirmed(db, byOperator);
    return launchChecklist({ isDemo, confirmed });
  };
  let launch = await read();
  let withhold = withholdFrom(launch.withheld);
  return {
    launch: () => launch,
    editHtml: (html: string) => withhold(html),
    /** Whether pages have to be made again. */
    async hasChanged(): Promise<boolean> {
      const now = await read();
      if (now.withheld.join() === launch.withheld.join()) return false;
      launch = now;
      withhold = withholdFrom(now.withheld);
      return true;
    },
  };
}
