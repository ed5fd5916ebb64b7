import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Running, startBaseline } from "../processes.ts";
import { type Row, ratioRow } from "../report.ts";
import { sideBySide } from "../throughput.ts";

/** The call that every page makes, against the framework alone with the same answer. */
export async function measureCurrentUser(
  product: Running,
  person: { email: string; password: string },
  work: string,
): Promise<Row[]> {
  const cookie = await signIn(product, person);
  const rows: Row[] = [];
  for (const [who, headers] of [
    ["signed out", {}],
    ["signed in", { cookie }],
  ] as const) {
    const url = `${product.url}/api/auth/user`;
    const answer = await fetch(url, { headers });
    if (answer.ok !== (who === "signed in")) throw new Error(`${who}: ${answer.status}`);
    const file = join(work, "user.json");
    writeFileSync(file, await answer.text());
    const bare = await startBaseline("bare-fastify.ts", [file, String(answer.status)]);
    const rates = await sideBySide({ url, headers }, { url: `${bare.url}/api/auth/user`, headers }, 8);
    rows.push(ratioRow(`GET /api/auth/user, ${who}, against bare Fastify`, rates));
    await bare.stop();
  }
  return rows;
}

async function signIn(product: Running, person: { email: string; password: string }): Promise<string> {
  const signedIn = await fetch(`${product.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  const cookies = signedIn.headers.getSetCookie().map((each) => each.split(";")[0]);
  return cookies.join("; ");
}
