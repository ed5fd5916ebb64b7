import { type ComponentType, useEffect, useState } from "react";
import { viewedAs } from "../../../lib/viewed-as.ts";

/** Says that an owner looks as somebody else. Nobody else loads anything of it. */
export function Viewing() {
  const [Bar, setBar] = useState<ComponentType<{ view: string }>>();
  const [view, setView] = useState<string>();
  useEffect(() => {
    const now = viewedAs();
    if (!now) return;
    setView(now);
    void import("./viewing-bar.tsx").then(
      (module) => setBar(() => module.ViewingBar),
      () => {},
    );
  }, []);
  return Bar && view && <Bar view={view} />;
}
