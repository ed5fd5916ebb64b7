import { readFileSync } from "node:fs";
import { fastify } from "fastify";

/** The framework alone, answering the same call with the same JSON. */
const [file = "", status = "200"] = process.argv.slice(2);
const answer = JSON.parse(readFileSync(file, "utf8")) as object;
const app = fastify();
app.get("/api/auth/user", async (_request, reply) => reply.code(Number(status)).send(answer));
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
console.log(`listening ${typeof address === "object" ? address?.port : ""}`);
