import { expect, test } from "vitest";
import { startApi, testOrigin } from "../../testing/start-api.ts";

async function signIn(api: Awaited<ReturnType<typeof startApi>>, email: string, password: string) {
  return api.post("/api/auth/sign-in/email", { email, password }, { origin: testOrigin });
}

test("nobody signed in gets 401 with the word Unauthorized", async () => {
  const api = await startApi();

  const response = await api.get("/api/auth/user");

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ code: "UNAUTHORIZED", message: "Unauthorized" });
});

test("a demo's first start makes a learner and an owner who can sign in", async () => {
  const api = await startApi();
  expect(api.sampleSignIns.map(({ role }) => role)).toEqual(["learner", "owner"]);

  for (const { email, password } of api.sampleSignIns) {
    const signedIn = await signIn(api, email, password);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const user = await api.get("/api/auth/user", { cookie });

    expect(user.status).toBe(200);
    expect(await user.json()).toMatchObject({ email, subscriptionStatus: "free", profileImageUrl: null });
  }
});
