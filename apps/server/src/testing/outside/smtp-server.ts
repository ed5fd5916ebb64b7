import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

type Reply = { code: number; message: string };

/** A mail server on loopback that keeps what it gets, or refuses as told. */
export async function startSmtpServer(refuse: () => Reply | undefined = () => undefined) {
  const received: { from: string; to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let source = "";
      stream.on("data", (chunk) => (source += chunk));
      stream.on("end", () => {
        const refusal = refuse();
        if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received };
}
