import { sendMail } from "../platform/mail/send-mail.ts";
import { openBesideServer } from "./open-beside-server.ts";

const address = process.argv[2];

if (address?.includes("@")) {
  await openBesideServer(async ({ db }) => {
    await sendMail(db, { address }, { template: "academy-is-running", props: {} }, { now: new Date() });
    console.log(
      "a test mail is in the queue; a running server delivers it at once, another one at its next start",
    );
  });
} else {
  console.error("npm run test-mail -- EMAIL   sends a mail the way every other mail goes");
  process.exitCode = 1;
}
