import { expect, test } from "vitest";
import { runCommand, shareCommands, told } from "../../testing/commands.ts";
import { buy, goToPay } from "../../testing/data/buyers.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";

const runShared = shareCommands();

test("an operator makes codes, invites and sets payment pages beside the running server", async () => {
  const databaseEnv = await seededDatabase();
  const secret = "a secret of more than thirty-two letters";
  const api = await startApi({ databaseEnv, env: { SECRET: secret } });
  const env = { ...databaseEnv, SECRET: secret };
  const run = (command: "coupon" | "invite" | "checkout-link", ...given: string[]) =>
    told(runShared(command, given, env));

  expect(await told(runCommand("coupon", ["add", "spring-31", "15%", "--uses", "1"], env))).toBe(
    "0 SPRING31 takes 15% off, once\n",
  );
  const { look } = await goToPay(api, { offer: "subscribePackage", coupon: "spring31" });
  expect(await look()).toMatchObject({ amountCents: 84_745 });
  expect(await run("coupon", "end", "SPRING31")).toBe("0 SPRING31 has ended\n");
  expect(await run("coupon", "list")).toBe("0 There are no active codes\n");

  const mistakes = await Promise.all([
    run("coupon", "add", "x", "--offer"),
    told(runCommand("invite", ["rose"], env)),
    run("checkout-link", "gold", "https://pay.example.com"),
  ]);
  expect(mistakes.map((line) => line.slice(0, 20))).toEqual([
    "1 npm run coupon -- ",
    "1 npm run invite -- ",
    "1 There is no offer ",
  ]);

  const printed = await run("invite", " Rose@Example.org ");
  const [, link = "", invitation = ""] = /invitation: (\S+invitation=(\S+))/.exec(printed) ?? [];
  expect((await nextMail(api, "rose@example.org")).text).toContain(link.replace("http://localhost:5000", ""));
  await buy(api, { offer: "alumniGroup", email: "rose@example.org", invitation });
  expect(await run("invite", "--revoke", "rose@example.org")).toBe("0 rose@example.org was not invited\n");

  const page = "https://pay.example.com/guided";
  expect(await told(runCommand("checkout-link", ["blueprintGuided", page], env))).toBe(
    `0 blueprintGuided is now paid for at ${page}\n`,
  );
  expect((await api.get("/checkout/blueprintGuided")).headers.get("location")).toBe(page);
});
