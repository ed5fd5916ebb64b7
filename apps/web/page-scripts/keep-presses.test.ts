import { afterEach, expect, test, vi } from "vitest";
import { keepPresses } from "./keep-presses.ts";

afterEach(() => vi.unstubAllGlobals());

/** The window as the function sees it: whoever listens hears what is dispatched. */
function openPage() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  keepPresses();
  return {
    press(target: unknown) {
      const event = new Event("click", { cancelable: true });
      Object.defineProperty(event, "target", { value: target });
      page.dispatchEvent(event);
      return event.defaultPrevented;
    },
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
