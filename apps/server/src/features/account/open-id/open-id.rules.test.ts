import fc from "fast-check";
import { expect, test } from "vitest";
import { namesOf } from "./open-id.rules.ts";

test.each([
  [{ given_name: "Ann", family_name: "Example", name: "Ann B. Example" }, "Ann", "Example"],
  [{ given_name: "Ann" }, "Ann", ""],
  [{ name: "Ann Maria Example" }, "Ann", "Maria Example"],
  [{ name: "  Ann\n\tExample " }, "Ann", "Example"],
  [{}, "Friend", ""],
  [{ name: 7, given_name: null }, "Friend", ""],
])("%j is %s %s", (profile, firstName, lastName) => {
  expect(namesOf(profile)).toMatchObject({ firstName, lastName });
});

test("whatever a provider says, names are short, whole and free of control characters", () => {
  const text = fc.oneof(fc.string({ maxLength: 300, unit: "binary" }), fc.constant("👩‍🚀".repeat(100)));
  fc.assert(
    fc.property(text, text, text, (name, given_name, family_name) => {
      for (const profile of [{ name }, { given_name, family_name }]) {
        const { firstName, lastName } = namesOf(profile);
        expect(firstName.length).toBeGreaterThan(0);
        for (const each of [firstName, lastName]) {
          expect(each.length).toBeLessThanOrEqual(80);
          expect(each).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);
          expect(each.isWellFormed()).toBe(true);
        }
      }
    }),
  );
});
