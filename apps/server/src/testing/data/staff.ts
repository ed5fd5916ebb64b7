import { randomUUID } from "node:crypto";
import type { Role } from "@academy/contract/account";
import { setPassword } from "../../features/account/passwords/passwords.queries.ts";
import { insertUser } from "../../features/account/users.queries.ts";
import { type Api, openBrowser } from "../browser.ts";
import { cheapHashing } from "./cheap-hashing.ts";

const password = "a long password";

/** Somebody new with this role, signed in in a browser of their own. */
export async function newStaff(
  api: Api,
  role: Role,
  email = `${role}-${randomUUID().slice(0, 8)}@example.org`,
) {
  const hash = await cheapHashing.hash(password);
  const id = await api.db.transaction().execute(async (tx) => {
    const made = await insertUser(tx, { firstName: role, lastName: "", email, role }, new Date());
    await setPassword(tx, made, hash, new Date());
    return made;
  });
  const browser = openBrowser(api);
  const answer = await browser.post("/api/auth/sign-in/email", { email, password });
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
  return { ...browser, id, email, password };
}
