import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../../lib/when-idle.ts";

type Notices = ComponentType<{ openedAt: number }>;

/** Who has enrolled lately. Nothing of it is loaded before the page has nothing better to do. */
export function SocialProof() {
  const [loaded, setLoaded] = useState<{ Notices: Notices; openedAt: number } | null>(null);
  useEffect(() => {
    const openedAt = performance.now();
    return whenIdle(() => {
      import("./enrollment-notices.tsx").then(
        (module) => setLoaded({ Notices: module.EnrollmentNotices, openedAt }),
        () => {},
      );
    });
  }, []);
  return loaded && <loaded.Notices openedAt={loaded.openedAt} />;
}
