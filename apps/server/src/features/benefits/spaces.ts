import { benefitWords } from "@academy/content/pages/benefit-words";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findSetting, saveSetting } from "../../platform/settings/academy-settings.queries.ts";
import { type DebtList, type DeliveryCheck, holdsBenefit } from "../access/public.ts";
import { deleteSampleLinks, insertSampleLinks, listLinks, listSoldWithoutLink } from "./benefits.queries.ts";

type Member = Parameters<typeof holdsBenefit>[1];

/** Where the owner says where the members of a space meet. */
const spacesPath = "/studio/offers#benefits";

/** A space can be entered once the owner has said where it is. */
export const spaceDelivery: DeliveryCheck = {
  kinds: ["space"],
  async listMissing(db, benefits) {
    const links = await listLinks(db);
    return new Map(
      benefits
        .filter(({ id }) => !links.has(id))
        .map(({ id, name }) => [
          id,
          { what: benefitWords.missing.space.replace("{name}", () => name), path: spacesPath },
        ]),
    );
  },
};

/** Sold, and nobody can go in: the first to be noticed by whoever paid. */
export const listSpaceDebts: DebtList = async (db, now, limit) => {
  // There are a handful of spaces: all of them are counted by listing them.
  const sold = await listSoldWithoutLink(db, now, maxSpaces);
  const debts = sold
    .slice(0, limit)
    .map(({ name }) => ({ kind: "space-link" as const, about: name, due: now, path: spacesPath }));
  return { debts, total: sold.length };
};

const maxSpaces = 100;

/** Its address, for those who hold it alone: for everybody else there is no such space. */
export async function openSpace(db: Db, member: Member, id: string, now: Date): Promise<{ url: string }> {
  if (!(await holdsBenefit(db, member, [id], now))) throw new AppError("NOT_FOUND");
  const url = (await listLinks(db)).get(id);
  if (!url) throw new AppError("CONFLICT", { message: benefitWords.space.notReady });
  return { url };
}

const setting = "sample-spaces";

/** Once in the life of a demo: a link that its owner takes away stays away. */
export async function seedSampleSpaces(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await findSetting(tx, setting)) return;
    await insertSampleLinks(tx);
    await saveSetting(tx, setting, true, now);
  });
}

/** A live academy has none, also where it begins with what a demo kept. */
export const removeSampleSpaces = (db: Db): Promise<void> => deleteSampleLinks(db);
