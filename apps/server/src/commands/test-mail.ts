import { sendMail } from "../platform/mail/send-mail.ts";
import { openBesideServer } from "./open-beside-server.ts";

const address = process.argv[2];

if (address?.includes("@")) {
  await openBesideServer(async ({ db }) => {
    await sendMail(db, { address }, { template: "academy-is-running", props: {} }, { now: new Date() });
    console.log(
      "a test email is in the queue; a running server sends it right away, otherwise it is sent at the next start",
    );
  });
} else {
  console.error("npm run test-mail -- EMAIL   sends a test email the way every other email is sent");
  process.exitCode = 1;
}
