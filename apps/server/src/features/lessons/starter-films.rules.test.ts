import { starterCourses } from "@academy/content/courses/starter-courses";
import { expect, test } from "vitest";
import { starterFilms } from "../courses/public.ts";
import { openStarterFilms } from "./films.ts";

const names = starterCourses.flatMap(({ modules }) =>
  modules.flatMap(({ lessons }) => lessons.flatMap(({ film }) => film ?? [])),
);

test.each(names)("the film %s is there whole, small, silent and captioned to its end", async (name) => {
  const film = await openStarterFilms(starterFilms).find(name);

  expect(film?.files.map(({ format }) => format)).toEqual(["mp4", "webm"]);
  for (const { file } of film?.files ?? []) expect(file.size).toBeLessThan(5_000_000);
  expect(film?.hasSound).toBe(false);
  const { cues = [], lengthSeconds = 0 } = film ?? {};
  expect(cues.length).toBeGreaterThan(3);
  expect(lengthSeconds - (cues.at(-1)?.endSeconds ?? 0)).toBeLessThan(10);
});
