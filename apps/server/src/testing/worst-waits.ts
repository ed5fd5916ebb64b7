import { randomUUID } from "node:crypto";
import { expect, type TestContext } from "vitest";
import { eventually } from "./eventually.ts";
import { patient } from "./pace.ts";
import type { Academy } from "./servers/as-shipped.ts";

/** Far beyond what is measured: more is no wait but somebody else's work. */
const bearableMs = { page: patient(3000), call: patient(3000), code: patient(10_000) };
type Wait = keyof typeof bearableMs;
/** What outlasts so many is not waited for. */
const mostRounds = 15;

/** Until the code for somebody else is there. */
export async function codeFor(academy: Academy): Promise<void> {
  const email = `somebody-${randomUUID()}@example.org`;
  expect((await academy.stranger().post("/api/auth/code", { email })).status).toBe(200);
  await academy.withData((db) =>
    eventually(
      () => db.selectFrom("kept_mails").select("id").where("recipient", "like", `%${email}%`).execute(),
      ({ length }) => length > 0,
    ),
  );
}

/** What everybody else waits for a page, a call and a code, at worst, while somebody's work is under way. */
export async function worstWaits(
  academy: Academy,
  { annotate }: Pick<TestContext, "annotate">,
  [what, work]: [what: string, work: () => Promise<unknown>],
): Promise<void> {
  const worst: Record<Wait, number> = { page: 0, call: 0, code: 0 };
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  const ask = async (kind: Wait, once: () => Promise<unknown>) => {
    let rounds = 0;
    do {
      const begun = performance.now();
      await once();
      worst[kind] = Math.max(worst[kind], performance.now() - begun);
    } while (!isOver && ++rounds < mostRounds);
  };
  const answered = async (path: string) => expect((await academy.stranger().get(path)).status).toBe(200);
  // The work beside them, so that its failure is said as what it is.
  await Promise.all([
    working,
    ask("page", () => answered("/healers-business-blueprint")),
    ask("call", () => answered("/api/auth/options")),
    ask("code", () => codeFor(academy)),
  ]);
  const said = Object.entries(worst).map(([kind, ms]) => `${kind} ${Math.round(ms)} ms`);
  await annotate(`${what}: ${said.join(", ")}`);
  for (const kind of ["page", "call", "code"] as const) {
    expect(worst[kind], `${kind} while ${what}`).toBeLessThan(bearableMs[kind]);
  }
  expect(await academy.isReady()).toBe(true);
}
