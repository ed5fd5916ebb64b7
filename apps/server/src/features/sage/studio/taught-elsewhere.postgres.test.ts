import { sageAnswer } from "@academy/contract/sage";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

test("another server on the same database knows what was taught here", async () => {
  const first = await startApi();
  const second = await startApi({
    databaseEnv: { DATA_DIR: first.settings.dataDir, DATABASE_URL: first.settings.databaseUrl ?? "" },
  });
  const owner = await signedIn(first, "owner");
  const ask = async (message: string) =>
    sageAnswer.parse(await (await second.post("/api/chat", { message })).json());
  // It has looked at what is taught, and found nothing.
  expect((await ask("Do you have a choir?")).isUnknown).toBe(true);

  await owner.post("/api/studio/helper/answers", {
    question: "Do you have a choir?",
    answer: "Yes, we do.",
    alsoAskedAs: [],
  });

  expect((await ask("do you have a choir")).response).toBe("Yes, we do.");
});
