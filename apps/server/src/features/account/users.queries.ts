import { randomUUID } from "node:crypto";
import type { Role } from "@academy/contract/account";
import { fullName } from "@academy/contract/fields/full-name";
import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { findPeople } from "../../platform/db/search.ts";
import { searchKey } from "../../platform/search-keys.rules.ts";

export type User = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  imageUrl: string | null;
  role: Role;
  wantsNews: boolean;
  createdAt: Date;
  hasSecondFactor: boolean;
  /** Whether anything that can be bought is open to them. */
  hasEntitlement: boolean;
};

export async function countUsers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function selectUsers(db: Db | Tx) {
  return db
    .selectFrom("users")
    .leftJoin("second_factors", (join) =>
      join.onRef("second_factors.user_id", "=", "users.id").on("second_factors.confirmed_at", "is not", null),
    )
    .select([...userColumns, "second_factors.id as second_factor_id"])
    .select(standingEntitlement);
}

/** Read along with the person: everything that shows who is signed in wants to know. */
export function standingEntitlement(select: ExpressionBuilder<Tables, "users">) {
  return select
    .selectFrom("entitlements")
    .select("entitlements.id")
    .whereRef("entitlements.user_id", "=", "users.id")
    .where("entitlements.revoked_at", "is", null)
    .limit(1)
    .as("entitlement_id");
}

export const userColumns = [
  "users.id as user_id",
  "users.first_name",
  "users.last_name",
  "users.email",
  "users.image_url",
  "users.role",
  "users.staff_role",
  "users.wants_news",
  "users.created_at as user_created_at",
] as const;

type UserRow = {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  image_url: string | null;
  role: Role;
  staff_role: Role | null;
  wants_news: boolean;
  user_created_at: Date;
  second_factor_id: string | null;
  entitlement_id: string | null;
};

export function toUser(row: UserRow): User {
  return {
    id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    imageUrl: row.image_url,
    role: row.role === "owner" ? row.role : (row.staff_role ?? row.role),
    wantsNews: row.wants_news,
    createdAt: row.user_created_at,
    hasSecondFactor: row.second_factor_id !== null,
    hasEntitlement: row.entitlement_id !== null,
  };
}

export async function findUserByEmail(db: Db | Tx, email: string): Promise<User | undefined> {
  const row = await selectUsers(db).where("users.email", "=", email).executeTakeFirst();
  return row && toUser(row);
}

export async function findUserById(db: Db | Tx, id: string): Promise<User | undefined> {
  const row = await selectUsers(db).where("users.id", "=", id).executeTakeFirst();
  return row && toUser(row);
}

type NewUser = { firstName: string; lastName: string; email: string; role: Role };

/** Only for an address that was proven. */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<string> {
  const { id } = await insertUsers(tx, user, now).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Of two processes that meet somebody new at once, one makes them. */
export async function insertUserOnce(tx: Tx, user: NewUser, now: Date): Promise<void> {
  await insertUsers(tx, user, now)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}

type NamedAccount = { id: string; name: string; email: string };

const listNamed = async (db: Db, column: "id" | "email", values: string[]): Promise<NamedAccount[]> =>
  values.length === 0
    ? []
    : db.selectFrom("users").select(["id", "name", "email"]).where(column, "in", values).execute();

export const listUsersByEmail = (db: Db, emails: string[]) => listNamed(db, "email", emails);
export const listUsersById = (db: Db, ids: string[]) => listNamed(db, "id", ids);

export const findUsersBeginning = (db: Db, search: string, max: number) =>
  findPeople(db, "users", search, max);

/** With what they are found by. */
function namesOf(names: { firstName: string; lastName: string }) {
  const name = fullName(names);
  return {
    name,
    first_name: names.firstName,
    last_name: names.lastName,
    name_key: searchKey(name),
    last_name_key: searchKey(names.lastName),
  };
}

function insertUsers(tx: Tx, user: NewUser, now: Date) {
  return tx.insertInto("users").values({
    id: randomUUID(),
    ...namesOf(user),
    email: user.email,
    is_email_verified: true,
    image_url: null,
    ...roleColumns(user.role),
    created_at: now,
    updated_at: now,
  });
}

/** Two columns, one role. */
function roleColumns(role: Role) {
  if (role === "owner" || role === "learner") return { role, staff_role: null };
  return { role: "learner" as const, staff_role: role };
}

type Change = Partial<{
  firstName: string;
  lastName: string;
  email: string;
  imageUrl: string | null;
  wantsNews: boolean;
  role: Role;
}>;

export async function updateUser(db: Db | Tx, id: string, change: Change, now: Date): Promise<void> {
  const { firstName, lastName, email, imageUrl, wantsNews, role } = change;
  await db
    .updateTable("users")
    .set({
      ...(firstName === undefined ? {} : namesOf({ firstName, lastName: lastName ?? "" })),
      email,
      image_url: imageUrl,
      wants_news: wantsNews,
      ...(role && roleColumns(role)),
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", id).execute();
}

/** Those who came first, first. */
export async function listOwners(db: Db | Tx): Promise<User[]> {
  const rows = await selectUsers(db)
    // A literal, not a parameter: only then does SQLite see that the partial index fits.
    .where("users.role", "=", sql.lit("owner"))
    .orderBy("users.created_at")
    .orderBy("users.id")
    .execute();
  return rows.map(toUser);
}

/** Holds their rows until the commit: nobody takes one of them away meanwhile. */
export async function holdOwners(tx: Tx): Promise<string[]> {
  const owners = await tx
    .updateTable("users")
    .set((set) => ({ role: set.ref("role") }))
    .where("role", "=", sql.lit("owner"))
    .returning("id")
    .execute();
  return owners.map(({ id }) => id);
}

/** Everybody who may do something in the studio, owners first. */
export async function listStaff(db: Db | Tx): Promise<User[]> {
  const rows = await selectUsers(db)
    .where("users.staff_role", "is not", null)
    .orderBy("users.created_at")
    .orderBy("users.id")
    .execute();
  return [...(await listOwners(db)), ...rows.map(toUser).filter(({ role }) => role !== "owner")];
}

export async function listOwnerEmails(db: Db | Tx): Promise<string[]> {
  const owners = await db.selectFrom("users").select("email").where("role", "=", "owner").execute();
  return owners.map(({ email }) => email);
}
