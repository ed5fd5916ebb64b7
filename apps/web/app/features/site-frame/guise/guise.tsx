import { type ComponentType, useEffect, useState } from "react";
import { wornGuise } from "../../../lib/worn-guise.ts";

/** Says that an owner looks as somebody else. Nobody else loads anything of it. */
export function Guise() {
  const [Bar, setBar] = useState<ComponentType<{ view: string }>>();
  const [view, setView] = useState<string>();
  useEffect(() => {
    const now = wornGuise();
    if (!now) return;
    setView(now);
    void import("./guise-bar.tsx").then(
      (module) => setBar(() => module.GuiseBar),
      () => {},
    );
  }, []);
  return Bar && view && <Bar view={view} />;
}
