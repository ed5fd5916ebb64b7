import type { AllEdits } from "@academy/content/editing/editable";
import { expect, test } from "vitest";
import type { Version } from "../edits/alternative.rules.ts";
import { linkedFrom, withMenu } from "./menu-links.ts";

const entries = {
  bar: [
    { kind: "ours", to: "/quiz" },
    { kind: "page", page: "own-1", label: "Here" },
    { kind: "page", page: "own-2", label: "Gone" },
  ],
  quick: [{ kind: "outside", to: "https://example.com", label: "There" }],
  academy: [],
  support: [],
};
const menu = { menu: { entries } } as unknown as AllEdits;
const page = (id: string, address: string | null): Version => ({
  page: id,
  edits: {},
  own_page: address === null ? null : { address, title: "", description: "", sections: [] },
  experiment_id: null,
});

test("a link leads where its page is now, and there is none to a page that nobody can see", () => {
  const edits = withMenu(menu, [page("own-1", "/here"), page("own-2", null)]);
  expect(edits.menu).toEqual({
    links: {
      bar: [{ to: "/quiz" }, { to: "/here", label: "Here" }],
      quick: [{ to: "https://example.com", label: "There" }],
      academy: [],
      support: [],
    },
  });
  expect([...linkedFrom(edits)]).toEqual(["/quiz", "/here", "https://example.com"]);
  expect(withMenu({}, [])).toEqual({});
  expect([...linkedFrom({})]).toEqual([]);
});
