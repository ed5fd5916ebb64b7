import { useCallback, useState } from "react";

/** Runs something once an element is about to come into view. Returns how to call it off. */
function whenNear(element: Element, run: () => void, margin = "600px"): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A part of the page that is loaded when its place is near. Until then, and when it is out of reach, the place keeps
 * what the prerendered page has there. `load` must be the same at every render.
 */
export function useLoadedWhenNear<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element
        ? whenNear(element, () =>
            load().then(
              (loaded) => setPart(() => loaded),
              () => {},
            ),
          )
        : undefined,
    [load],
  );
  return { part, ref };
}

/** Whether an element can be seen at the moment. */
export function useInView() {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isInView, ref };
}
