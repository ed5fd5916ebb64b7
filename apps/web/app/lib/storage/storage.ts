/** What a browser's `Storage` has that is asked of it here. */
export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * A browser's storage that never throws: it may be switched off, full, or hold what another version or another program
 * has written. Values are JSON; `parse` gets what was found and returns what it makes of it, or `undefined`.
 */
export function guardStorage(area: () => StorageArea) {
  return {
    read<Value>(key: string, parse: (value: unknown) => Value | undefined): Value | undefined {
      return attempt(() => {
        const text = area().getItem(key);
        return text === null ? undefined : parse(JSON.parse(text));
      });
    },
    /** Whether it was kept. */
    write: (key: string, value: unknown): boolean =>
      attempt(() => {
        area().setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove(key: string) {
      attempt(() => area().removeItem(key));
    },
    keys: (prefix: string): string[] =>
      attempt(() => {
        const { length } = area();
        return Array.from({ length }, (_, index) => area().key(index) ?? "").filter((key) =>
          key.startsWith(prefix),
        );
      }) ?? [],
  };
}

export type GuardedStorage = ReturnType<typeof guardStorage>;

// Functions: where storage is forbidden, even asking for it fails.
/** Kept for this browser, across tabs and visits. */
export const deviceStorage = guardStorage(() => window.localStorage);
/** Kept nowhere: by whoever writes, as long as the page lives. */
export const noStorage = guardStorage(() => {
  throw new Error("nothing is kept");
});
/** Kept for this tab, as long as it is open. */
export const tabStorage = guardStorage(() => window.sessionStorage);

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
