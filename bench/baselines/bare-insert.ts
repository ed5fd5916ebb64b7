import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

/** The least that keeps what somebody sends: its bytes, parsed, in one durable insert. */
const db = new DatabaseSync(process.argv[2] ?? "");
db.exec(
  "pragma journal_mode = wal; pragma synchronous = full; create table sent (id text primary key, body text)",
);
const insert = db.prepare("insert into sent values (?, ?)");
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString();
    const { submission_id, id = submission_id } = JSON.parse(text) as { submission_id?: string; id?: string };
    if (id === undefined) throw new Error("what was sent has no id");
    insert.run(id, text);
    const body = JSON.stringify({ id });
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`listening ${typeof address === "object" ? address?.port : ""}`);
});
