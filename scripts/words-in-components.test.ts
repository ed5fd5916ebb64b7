import { expect, test } from "vitest";
import { componentsWithWords, literalsIn } from "./words-in-components.ts";

/** For developers, in one language for good. */
const forDevelopers = /features\/(?:dev-mail|specimens)\/|pages\/developers\//;

test("a component says nothing itself: what people read is in the content, by language", () => {
  const found = [...componentsWithWords(["apps/web/app", "packages/documents/src"])].filter(
    ([file]) => !forDevelopers.test(file),
  );
  expect(Object.fromEntries(found)).toEqual({});
});

test("texts, attributes that are read, choices between two and templates are found; addresses of files are not", () => {
  const code = `
    const A = ({ isOn, name }) => (
      <p className="not read" title="Read out" aria-label={isOn ? "Turn off" : "Turn on"}>
        Some words <b>{name}</b> {isOn && "here"} {\`Dear \${name}\`} {name} ✦ 5 <img src="/a.png" alt="" />
      </p>
    );`;
  expect(literalsIn("a.tsx", code)).toEqual([
    "Read out",
    "Turn off",
    "Turn on",
    "Some words",
    "here",
    "Dear",
  ]);
});
