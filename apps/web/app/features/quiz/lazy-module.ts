import { useEffect, useState } from "react";

/** A part of the app that comes later. Unlike with `lazy`, a failed load can be tried again. */
export function createLazyModule<Part>(load: () => Promise<Part>) {
  let loaded: Part | undefined;
  let underWay: Promise<Part> | undefined;
  return {
    peek: () => loaded,
    load: () => {
      underWay ??= load().then(
        (part) => {
          loaded = part;
          return part;
        },
        (error: unknown) => {
          underWay = undefined;
          throw error;
        },
      );
      return underWay;
    },
  };
}

/** The part once it is there. */
export function useLazyModule<Part>({ peek, load }: ReturnType<typeof createLazyModule<Part>>) {
  const [part, setPart] = useState(peek);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is another load.
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setPart(() => loaded),
      () => isWanted && setFailures((count) => count + 1),
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);
  return { part, hasFailed: failures > tries, tryAgain: () => setTries(failures) };
}
