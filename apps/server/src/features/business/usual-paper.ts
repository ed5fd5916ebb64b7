import type { Paper } from "@academy/contract/fields/papers";
import type { Db } from "../../platform/db/database.ts";
import { paperIn } from "../../platform/documents/paper-in.rules.ts";
import { findSeller, type SellerSettings } from "../../platform/settings/chosen-seller.ts";

/** What PDFs are printed on where the owner has chosen nothing: what is usual where she sells. */
export const usualPaper = async (db: Db, settings: SellerSettings): Promise<Paper> =>
  paperIn((await findSeller(db, settings)).address);
