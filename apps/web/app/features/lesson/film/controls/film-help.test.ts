import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FilmHelp } from "../film.tsx";

const helpFor = (hasSound: boolean) => renderToStaticMarkup(createElement(FilmHelp, { hasSound }));

test("the keys of a film with sound are all there", () => {
  for (const does of ["play or pause", "louder or quieter", "captions on or off", "sound on or off"]) {
    expect(helpFor(true)).toContain(does);
  }
});

test("a silent film has no key for sound", () => {
  expect(helpFor(false)).toContain("play or pause");
  expect(helpFor(false)).toContain("captions on or off");
  for (const does of ["louder", "sound", "<kbd>M</kbd>", "<kbd>↑</kbd>"]) {
    expect(helpFor(false), does).not.toContain(does);
  }
});
