import { issueCertificate } from "../../features/certificates/public.ts";
import type { Api } from "../browser.ts";

/** The person's certificate for a course, as completing it issues one. */
export async function certify(api: Api, userId: string, courseId: string, now = new Date()): Promise<string> {
  const user = await api.db
    .selectFrom("users")
    .select(["id", "first_name as firstName", "last_name as lastName", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const course = await api.db
    .selectFrom("courses")
    .select(["id", "title"])
    .where("id", "=", courseId)
    .executeTakeFirstOrThrow();
  const id = await api.db.transaction().execute((tx) => issueCertificate(tx, { user, course, now }));
  if (!id) throw new Error("no certificate was issued");
  return id;
}

/** The id of a starter course. */
export async function courseCalled(api: Api, title: string): Promise<string> {
  const row = await api.db
    .selectFrom("courses")
    .select("id")
    .where("title", "=", title)
    .executeTakeFirstOrThrow();
  return row.id;
}
