import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The fastest a Node server can hand out these bytes: nothing but the bytes. */
const [file = "", encoding = "identity"] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-length": body.length,
  ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`listening ${typeof address === "object" ? address?.port : ""}`);
});
