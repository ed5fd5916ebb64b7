import { join } from "node:path";
import { measureLongCourse, measureTyping } from "../media/editing.ts";
import { measureLongUpload } from "../media/long-upload.ts";
import { signInOwner } from "../media/owner.ts";
import { startProduct } from "../processes.ts";
import type { Row } from "../report.ts";

/** What the owner's largest things cost: a film of two gigabytes on a bad line, a course of 500 lessons, a lesson of 5,000 words. */
export async function measureMedia(work: string): Promise<Row[]> {
  const start = () => startProduct("apps/server/start.mjs", join(work, "media"), { LOG_LEVEL: "warn" });
  let product = await start();
  const rows: Row[] = [];
  try {
    const owner = await signInOwner(product);
    rows.push(...(await measureLongCourse(product, owner)));
    rows.push(...(await measureTyping(product, owner)));
    const uploaded = await measureLongUpload(product, owner, async () => {
      const ended = new Promise((resolve) => product.child.once("exit", resolve));
      product.child.kill("SIGKILL");
      await ended;
      product = await start();
      return { product, owner: await signInOwner(product, owner.person) };
    });
    rows.push(...uploaded);
  } finally {
    await product.stop();
  }
  return rows;
}
