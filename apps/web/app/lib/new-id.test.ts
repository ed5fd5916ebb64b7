import { afterEach, expect, test, vi } from "vitest";
import { newId } from "./new-id.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => void vi.unstubAllGlobals());

test("an id is a random UUID, also where the browser makes none", () => {
  expect(newId()).toMatch(uuid);
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = new Set(Array.from({ length: 50 }, newId));
  expect(ids.size).toBe(50);
  for (const id of ids) expect(id).toMatch(uuid);
});
