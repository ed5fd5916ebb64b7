import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardStorage } from "../../lib/storage/storage.ts";
import { storageInMemory, switchedOff } from "../../lib/testing/storage-in-memory.ts";
import { carryToast, createToastStore } from "./toast-store.ts";

/** A page of one tab; a second page with the same storage is the next one the tab shows. */
const page = (storage = storageInMemory()) => createToastStore(carryToast(guardStorage(storage.area)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("at most one toast is shown: the newest", () => {
  const store = page();
  store.show({ title: "First" });
  store.show({ title: "Second" });
  expect(store.current().map(({ title }) => title)).toEqual(["Second"]);
});

test("a dismissed toast closes at once and leaves the state after 1,000,000 ms", () => {
  const store = page();
  const { dismiss } = store.show({ title: "Saved" });
  dismiss();
  expect(store.current()).toMatchObject([{ title: "Saved", isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.current()).toHaveLength(0);
});

test("dismissing one that has been replaced leaves its successor alone", () => {
  const store = page();
  const first = store.show({ title: "First" });
  store.show({ title: "Second" });
  first.dismiss();
  expect(store.current()).toMatchObject([{ title: "Second", isOpen: true }]);
});

test("listeners hear of every change until they leave", () => {
  const store = page();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.show({ title: "One" });
  leave();
  store.show({ title: "Two" });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a toast asked to survive is shown once more on the next page, and only there", () => {
  const storage = storageInMemory();
  page(storage).show({ title: "Welcome", variant: "destructive", survivesPageLoad: true });
  const next = page(storage);
  next.showCarried();
  expect(next.current()).toMatchObject([{ title: "Welcome", variant: "destructive", isOpen: true }]);
  const afterNext = page(storage);
  afterNext.showCarried();
  expect(afterNext.current()).toEqual([]);
});

test("an ordinary, a dismissed, a replaced and an old toast all stay behind", () => {
  const carriedFrom = (leave: (store: ReturnType<typeof page>) => void) => {
    const storage = storageInMemory();
    leave(page(storage));
    const next = page(storage);
    next.showCarried();
    return next.current();
  };
  expect(carriedFrom((store) => store.show({ title: "Ordinary" }))).toEqual([]);
  expect(
    carriedFrom((store) => store.show({ title: "Dismissed", survivesPageLoad: true }).dismiss()),
  ).toEqual([]);
  expect(
    carriedFrom((store) => {
      store.show({ title: "Replaced", survivesPageLoad: true });
      store.show({ title: "Ordinary" });
    }),
  ).toEqual([]);
  expect(
    carriedFrom((store) => {
      store.show({ title: "Old", survivesPageLoad: true });
      vi.advanceTimersByTime(30_000);
    }),
  ).toEqual([]);
});

test("without storage, or with nonsense in it, toasts still work", () => {
  const refusing = createToastStore(carryToast(guardStorage(switchedOff)));
  refusing.show({ title: "Saved", survivesPageLoad: true });
  refusing.showCarried();
  expect(refusing.current()).toHaveLength(1);

  const storage = storageInMemory();
  storage.kept.set("toast-for-next-page", '{"at":0,"words":');
  const confused = page(storage);
  confused.showCarried();
  expect(confused.current()).toEqual([]);
});
