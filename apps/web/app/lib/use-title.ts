import { academy } from "@academy/content/academy";
import { useEffect } from "react";

/** The title of a page whose name arrives with its data. The route's own comes back with the next page. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${academy.name}`;
    return () => {
      // The next page may have set its own by now.
      if (document.title.startsWith(title)) document.title = before;
    };
  }, [title]);
}
