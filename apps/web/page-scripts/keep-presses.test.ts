import { afterEach, expect, test, vi } from "vitest";
import { keepPresses } from "./keep-presses.ts";

afterEach(() => vi.unstubAllGlobals());

/** The window as the function sees it: whoever listens hears what is dispatched. */
function openPage() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  keepPresses();
  /** Whether the browser was kept from doing what it does with it. */
  const happen = (name: string, target: unknown, more: object = {}) => {
    const event = Object.assign(new Event(name, { cancelable: true }), more);
    Object.defineProperty(event, "target", { value: target });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    press: (target: unknown) => happen("click", target),
    type: (key: string, target: unknown, more: object = {}) => happen("keydown", target, { key, ...more }),
    submit: (target: unknown) => happen("submit", target),
    comeAlive: () => page.dispatchEvent(new Event("page-is-alive")),
  };
}

function button(more: object = {}) {
  const made = { disabled: false, type: "button", popoverTargetElement: null, isConnected: true, ...more };
  return { ...made, click: vi.fn(), closest: (_: string): unknown => undefined };
}
const inside = (pressed: ReturnType<typeof button>) => ({ closest: () => pressed });

test("presses happen in their order once the page is alive, and later ones are left alone", () => {
  const page = openPage();
  const [first, second] = [button(), button()];
  expect(page.press(inside(first))).toBe(true);
  expect(page.press(inside(second))).toBe(true);
  expect([first.click, second.click].map((click) => click.mock.calls.length)).toEqual([0, 0]);

  page.comeAlive();
  expect(first.click.mock.invocationCallOrder[0]).toBeLessThan(second.click.mock.invocationCallOrder[0] ?? 0);
  expect(page.press(inside(first))).toBe(false);
  page.comeAlive();
  expect(first.click).toHaveBeenCalledTimes(1);
});

test("a button that has gone in the meantime is not pressed", () => {
  const page = openPage();
  const gone = button();
  page.press(inside(gone));
  gone.isConnected = false;
  page.comeAlive();
  expect(gone.click).not.toHaveBeenCalled();
});

test.each([
  ["a link", { closest: () => null }],
  ["the document itself", {}],
  ["a disabled button", inside(button({ disabled: true }))],
  ["a form's own button", inside(button({ type: "submit" }))],
  ["what opens a popover", inside(button({ popoverTargetElement: {} }))],
])("%s does what the browser does with it", (_, target) => {
  expect(openPage().press(target)).toBe(false);
});

const form = () => ({ isConnected: true, requestSubmit: vi.fn() });
/** Of a page: something in a field of a form. */
const fieldOf = (owner: unknown) => ({
  closest: (selector: string) => (selector === "input" ? { form: owner } : null),
});

test("Enter in a field sends its form once the page is alive, and later the browser does", () => {
  const page = openPage();
  const signIn = form();
  expect(page.type("Enter", fieldOf(signIn))).toBe(true);
  // The key is held down.
  expect(page.type("Enter", fieldOf(signIn), { repeat: true })).toBe(true);
  expect(signIn.requestSubmit).not.toHaveBeenCalled();

  page.comeAlive();
  expect(signIn.requestSubmit).toHaveBeenCalledTimes(1);
  expect(page.type("Enter", fieldOf(signIn))).toBe(false);
});

test("a form that is sent in another way waits as well, and one that has gone is not sent", () => {
  const page = openPage();
  const [kept, gone] = [form(), form()];
  expect(page.submit(kept)).toBe(true);
  expect(page.submit(gone)).toBe(true);
  gone.isConnected = false;
  page.comeAlive();
  expect(kept.requestSubmit).toHaveBeenCalledTimes(1);
  expect(gone.requestSubmit).not.toHaveBeenCalled();
  expect(page.submit(kept)).toBe(false);
});

test.each([
  ["another key", "a", fieldOf(form()), {}],
  ["a word that is being composed", "Enter", fieldOf(form()), { isComposing: true }],
  ["a field without a form", "Enter", fieldOf(null), {}],
  ["several lines of text", "Enter", { closest: () => null }, {}],
  ["the document itself", "Enter", {}, {}],
])("%s is typed as ever", (_, key, target, more) => {
  expect(openPage().type(key, target, more)).toBe(false);
});
