import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type Api, type Browser, openBrowser } from "../../../testing/browser.ts";
import { allMails, codeIn, nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { shareApi, startApi } from "../../../testing/servers/start-api.ts";

const sharedApi = shareApi();

/** Another one for each test. */
let email = "";
let ann = { firstName: "Ann", lastName: "Example", email, password: "a password of Ann's" };
beforeEach(() => {
  email = `${randomUUID()}@example.org`;
  ann = { ...ann, email };
});

const mailSent = [200, { status: "mail-sent" }];
const wrongCredentials = {
  status: 400,
  code: "WRONG_CREDENTIALS",
  message: "That email or password isn’t right.",
};
const wrongCode = {
  status: 400,
  code: "WRONG_CODE",
  message: "That code isn’t right. Check it, or ask for a new one.",
};
const expired = { status: 400, code: "CODE_EXPIRED", message: "That code has expired. Ask for a new one." };

const answerOf = async (response: Response) => [response.status, await response.json()];
const signUp = (browser: Browser, person: object = ann) => browser.post("/api/auth/sign-up", person);
const withCode = (browser: Browser, code: string, address = email) =>
  browser.post("/api/auth/sign-in/code", { email: address, code });
const withPassword = (browser: Browser, password: string, address = email) =>
  browser.post("/api/auth/sign-in/email", { email: address, password });
const usersOf = (api: Api) =>
  api.db.selectFrom("users").select(["email", "first_name"]).where("email", "=", email).execute();

async function newMember(api: Api) {
  const browser = openBrowser(api);
  await signUp(browser);
  await withCode(browser, codeIn(await nextMail(api, email)));
  return browser;
}

test("signing up mails a code, the code makes the account and signs in, and the password works from then on", async () => {
  const api = await sharedApi();
  const browser = openBrowser(api);

  expect(await answerOf(await signUp(browser))).toEqual(mailSent);
  expect(await usersOf(api), "nobody has an account before the address is proven").toEqual([]);
  expect(await browser.who()).toBe(401);
  const mail = await nextMail(api, email);
  expect(mail.subject).toBe("Your code to confirm your email");
  const response = await withCode(browser, codeIn(mail));

  expect(await answerOf(response)).toEqual([
    200,
    {
      status: "signed-in",
      user: {
        firstName: "Ann",
        lastName: "Example",
        email,
        profileImageUrl: null,
        createdAt: expect.any(String),
        subscriptionStatus: "free",
        role: "learner",
        archetype: null,
      },
    },
  ]);
  expect(await browser.who()).toBe(email);
  expect([...browser.jar.keys()]).toEqual(["academy_session", "academy_signed_in", "academy_device"]);
  const elsewhere = openBrowser(api);
  expect((await withPassword(elsewhere, ann.password)).status).toBe(200);
  expect(await elsewhere.who()).toBe(email);
});

test("a code works once, for ten minutes, and not at all after five wrong tries", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const browser = openBrowser(api);
  const askForCode = async () => {
    await browser.post("/api/auth/code", { email });
    return codeIn(await nextMail(api, email));
  };
  await signUp(browser);
  const first = codeIn(await nextMail(api, email));
  expect((await withCode(browser, first)).status).toBe(200);
  expect(await refusalOf(await withCode(browser, first)), "used").toEqual(expired);

  const second = await askForCode();
  clock.moveMinutes(10);
  expect(await refusalOf(await withCode(browser, second)), "too late").toEqual(expired);

  const third = await askForCode();
  const fourth = await askForCode();
  if (third !== fourth)
    expect(await refusalOf(await withCode(browser, third)), "replaced").toEqual(wrongCode);
  expect((await withCode(browser, `${fourth.slice(0, 3)} ${fourth.slice(3)} `)).status, "with spaces").toBe(
    200,
  );

  const fifth = await askForCode();
  const wrong = fifth === "123456" ? "654321" : "123456";
  for (let i = 0; i < 5; i++) expect(await refusalOf(await withCode(browser, wrong))).toEqual(wrongCode);
  expect(await refusalOf(await withCode(browser, fifth)), "the right one, too late").toEqual(expired);
  expect((await withCode(browser, await askForCode())).status).toBe(200);
});

test("of two who type the same code at once, one is signed in", async () => {
  const api = await sharedApi();
  const browser = openBrowser(api);
  await signUp(browser);
  const code = codeIn(await nextMail(api, email));

  const statuses = await Promise.all(
    Array.from({ length: 4 }, async () => (await withCode(browser, code)).status),
  );

  expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  expect(await usersOf(api)).toHaveLength(1);
});

test("signing up with an address that has an account answers the same, says so by mail and changes nothing", async () => {
  const api = await sharedApi();
  await newMember(api);
  const stranger = openBrowser(api);

  const answer = await signUp(stranger, { ...ann, firstName: "Mallory", password: "mallory's password" });

  expect(await answerOf(answer)).toEqual(mailSent);
  const mail = await nextMail(api, email);
  expect(mail.subject).toBe("You already have an account");
  expect(mail.text).toContain("http://localhost:5000/sign-in");
  expect((await withPassword(stranger, "mallory's password")).status).toBe(400);
  expect((await withPassword(openBrowser(api), ann.password)).status).toBe(200);
  // Whoever reads the mail is the account's owner and may as well come in.
  expect((await withCode(stranger, codeIn(mail))).status).toBe(200);
  expect((await withPassword(openBrowser(api), "mallory's password")).status).toBe(400);
  expect((await withPassword(openBrowser(api), ann.password)).status).toBe(200);
  expect(await usersOf(api)).toEqual([{ email, first_name: "Ann" }]);
});

test("who signs up with somebody else's address never gets in with the password they chose", async () => {
  const api = await startApi();
  const mallory = openBrowser(api);
  const victim = openBrowser(api);
  const chosen = "mallory's password";

  await signUp(mallory, { ...ann, firstName: "Mallory", password: chosen });
  await nextMail(api, email);
  await signUp(victim);
  await nextMail(api, email);
  await signUp(mallory, { ...ann, firstName: "Mallory", password: chosen });
  // The newest code is Mallory's doing, but it came to Ann, who types it where she signed up.
  expect((await withCode(victim, codeIn(await nextMail(api, email)))).status).toBe(200);

  expect(await refusalOf(await withPassword(mallory, chosen))).toEqual(wrongCredentials);
  expect((await withPassword(openBrowser(api), ann.password)).status).toBe(200);
  expect(await usersOf(api)).toEqual([{ email, first_name: "Ann" }]);
  expect(await api.db.selectFrom("sign_ups").select("id").execute()).toEqual([]);
});

test("a code typed in another browser than the one that signed up makes an account without its password and name", async () => {
  const api = await sharedApi();
  await signUp(openBrowser(api), { ...ann, firstName: "Mallory", password: "mallory's password" });
  const elsewhere = openBrowser(api);
  const code = codeIn(await nextMail(api, email));

  expect(await refusalOf(await withCode(elsewhere, code))).toMatchObject({
    status: 409,
    code: "NAME_NEEDED",
  });
  expect(await usersOf(api)).toEqual([]);
  const name = { firstName: "Ann", lastName: "" };
  expect((await elsewhere.post("/api/auth/sign-in/code", { email, code, name })).status).toBe(200);

  expect(await usersOf(api)).toEqual([{ email, first_name: "Ann" }]);
  expect(await (await elsewhere.get("/api/account")).json()).toMatchObject({ hasPassword: false });
  expect((await withPassword(openBrowser(api), "mallory's password")).status).toBe(400);
});

test("a right password before the address is proven gets a new code; a wrong one learns nothing", async () => {
  const api = await sharedApi();
  await signUp(openBrowser(api));
  await nextMail(api, email);
  const later = openBrowser(api);

  expect(await refusalOf(await withPassword(later, "not the password"))).toEqual(wrongCredentials);
  expect(await refusalOf(await withPassword(later, ann.password))).toEqual({
    status: 400,
    code: "ADDRESS_UNPROVEN",
    message: "Please confirm your email address. We’ve sent you a new code.",
  });
  expect(await later.who()).toBe(401);
  expect((await withCode(later, codeIn(await nextMail(api, email)))).status).toBe(200);
  expect((await withPassword(openBrowser(api), ann.password)).status).toBe(200);
});

test("a sign-up that nobody finishes is forgotten after a day", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const browser = openBrowser(api);
  await signUp(browser);
  await nextMail(api, email);

  clock.moveDays(1);

  expect(await refusalOf(await withPassword(browser, ann.password))).toEqual(wrongCredentials);
  await browser.post("/api/auth/code", { email });
  expect((await nextMail(api, email)).subject).toBe("No account with this address");
});

test("capitals and spaces make no other address, a plus sign does, and every name comes back as it was typed", async () => {
  const api = await sharedApi();
  const people = [
    { firstName: "🌟 Zoë", lastName: "O'Hara-Łukasz", email: "  Zoe+Light@Example.ORG " },
    { firstName: "נועה", lastName: "", email: "noa@example.org" },
    { firstName: "فاطمة الزهراء", lastName: "بنت محمد", email: "fatima@example.org" },
    { firstName: "a".repeat(80), lastName: "👩‍👩‍👧‍👦".repeat(7), email: "long@example.org" },
  ];

  for (const person of people) {
    const address = person.email.trim().toLowerCase();
    const browser = openBrowser(api);
    expect((await signUp(browser, { ...ann, ...person })).status, address).toBe(200);
    await withCode(browser, codeIn(await nextMail(api, address)), address.toUpperCase());
    expect(await (await browser.get("/api/auth/user")).json()).toMatchObject({ ...person, email: address });
  }
  expect((await withPassword(openBrowser(api), ann.password, "ZOE+light@example.org")).status).toBe(200);
  expect((await withPassword(openBrowser(api), ann.password, "zoe@example.org")).status).toBe(400);
});

test("what can't be a name, an address or a password is refused with words for whoever typed it", async () => {
  const api = await startApi();
  const browser = openBrowser(api);
  const refused: [object, string | undefined, string][] = [
    [{ firstName: "x".repeat(10_000) }, "firstName", "Please use 80 characters or fewer for the first name."],
    [{ firstName: "   " }, "firstName", "Please enter your first name."],
    [{ firstName: "Ann\nBcc: x" }, "firstName", "The first name has characters that can’t be shown."],
    [{ lastName: "x\0y" }, "lastName", "The last name has characters that can’t be shown."],
    [{ email: "no address" }, "email", "Please enter a valid email address."],
    [{ email: "ann @example.org" }, "email", "Please enter a valid email address."],
    [
      { email: `${"a".repeat(250)}@example.org` },
      "email",
      "Please use an email address with no more than 254 characters.",
    ],
    [{ password: "short" }, "password", "Please use at least 10 characters."],
    [{ password: "x".repeat(257) }, "password", "Please use 256 characters or fewer."],
    [{ role: "owner" }, undefined, "There’s nothing called role here."],
  ];

  for (const [over, field, message] of refused) {
    expect(await refusalOf(await signUp(browser, { ...ann, ...over })), message).toEqual({
      status: 400,
      code: "BAD_REQUEST",
      message,
      ...(field && { field }),
    });
  }
  expect((await allMails(api)).filter(({ to }) => to !== "Elena Marlowe <elena@example.com>")).toEqual([]);
});

test("nobody's mailbox is filled: after five mails to one address each next one has to wait", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const browser = openBrowser(api);
  const ask = async () => {
    const response = await browser.post("/api/auth/code", { email });
    return [response.status, response.headers.get("retry-after")];
  };

  for (let i = 0; i < 5; i++) expect(await ask()).toEqual([200, null]);
  expect(await ask()).toEqual([429, "60"]);
  clock.moveMinutes(1);
  expect(await ask()).toEqual([200, null]);
  expect(await ask()).toEqual([429, "120"]);
  expect((await browser.post("/api/auth/code", { email: "other@example.org" })).status).toBe(200);
});
