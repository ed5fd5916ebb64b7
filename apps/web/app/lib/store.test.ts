import { expect, test, vi } from "vitest";
import { createListeners, createStore } from "./store.ts";

test("a store is read when it is first asked for, once", () => {
  const read = vi.fn(() => undefined);
  const store = createStore<number | undefined>(read);
  expect(read).not.toHaveBeenCalled();
  expect([store.current(), store.current()]).toEqual([undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(1);
});

test("listeners hear of every change until they leave, and of nothing that is no change", () => {
  const store = createStore(() => 1);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(2);
  store.set(2);
  expect(store.current()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a listener that leaves while it is told does not keep the others from hearing", () => {
  const { notify, subscribe } = createListeners();
  const other = vi.fn();
  const leave = subscribe(() => leave());
  subscribe(other);
  notify();
  notify();
  expect(other).toHaveBeenCalledTimes(2);
});
