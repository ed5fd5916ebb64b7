import { once } from "node:events";
import { connect } from "node:net";
import { starterCourses } from "@academy/content/courses/starter-courses";
import { expect, test } from "vitest";
import { film, filmsFolder } from "../../testing/data/films.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { startApi } from "../../testing/servers/start-api.ts";

test("somebody who stops reading a film does not keep the server from stopping", async () => {
  const tooMuchForAnyBuffer = "x".repeat(30_000_000);
  const api = await startApi({
    filmsFolder: filmsFolder({ [`${film.name}.mp4`]: tooMuchForAnyBuffer }),
    patienceMs: 300,
  });
  const holder = await signInLearner(api, "Holder");
  await give(api.db, holder.id, "blueprintSelfGuided");
  const { id } = await api.db
    .selectFrom("lessons")
    .select("id")
    .where("title", "=", starterCourses[0]?.modules[0]?.lessons[0]?.title ?? "")
    .executeTakeFirstOrThrow();
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const cookie = [...holder.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  socket.write(`GET /api/lessons/${id}/video HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
  const [first] = await once(socket, "data");
  expect(String(first)).toContain("200 OK");
  socket.pause();
  socket.on("error", () => undefined);

  const asked = performance.now();
  await api.stop();

  expect(performance.now() - asked).toBeGreaterThan(250);
  socket.destroy();
});
