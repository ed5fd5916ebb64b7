import type { UserView } from "@academy/contract/account";
import type { Db } from "../../platform/db/database.ts";
import { toUserView } from "./account.rules.ts";
import { findArchetype } from "./archetype.queries.ts";
import type { User } from "./users.queries.ts";

/** Who they are here, and which archetype they are, so that members' pages need not ask again. */
export const viewUser = async (db: Db, user: User): Promise<UserView> =>
  toUserView(user, await findArchetype(db, user));
