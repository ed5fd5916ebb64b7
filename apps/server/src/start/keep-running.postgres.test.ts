import type { BackupsView } from "@academy/contract/studio/settings";
import { expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { startTwoProcesses } from "../testing/servers/two-processes.ts";

const base = "/api/studio/settings/backups";

test("two processes close together, one restores, and both come back on what was restored", async () => {
  const { one, other, ownerOf } = await startTwoProcesses();
  const owner = await ownerOf(one);
  const view = async () => (await (await owner.get(base)).json()) as BackupsView;
  await owner.post(base);
  const { items } = await eventually(view, ({ items: [item] }) => item?.trial?.outcome === "restored");
  await owner.post("/api/subscribe-lead", { name: "Ann", email: "after@example.org" });

  expect((await owner.post(`${base}/${items[0]?.name}/restore`, { confirm: "restore" })).status).toBe(204);

  const statusOf = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
  await Promise.all(
    [one, other].map(({ url }) =>
      eventually(
        () => statusOf(url),
        (status) => status === 503,
      ),
    ),
  );
  await Promise.all(
    [one, other].map(({ url }) =>
      eventually(
        () => statusOf(url),
        (status) => status === 200,
      ),
    ),
  );
  for (const each of [one, other]) {
    const again = await ownerOf(each);
    const leads = (await (await again.get("/api/studio/leads")).json()) as { items: unknown[] };
    expect(leads.items).toEqual([]);
    expect(((await (await again.get(base)).json()) as BackupsView).restore).toMatchObject({
      state: "restored",
    });
  }
});
