import { socialProof } from "@academy/content/proof/social-proof";
import { showSocialProof } from "@academy/contract/calls/visitors/social-proof";
import type { SocialProofView } from "@academy/contract/visitors/social-proof";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { apiQuery } from "../../lib/api/query-client.ts";
import { NoticeCard } from "./notice-card.tsx";
import { createSeenNotices, nextEntry } from "./seen-notices.ts";

const firstAfterMs = 15_000;
const everyMs = 120_000;
const lookAgainMs = 1000;

/** Shows one notice after the other: the first 15 s after the page was opened, then one every 120 s. */
export function EnrollmentNotices({ openedAt }: { openedAt: number }) {
  const { data } = useQuery(apiQuery(showSocialProof));
  return data && data.mode !== "off" && <Notices {...data} openedAt={openedAt} />;
}

/** Nobody would see it behind another tab, or behind a dialog. */
const canBeSeen = () => !document.hidden && !document.querySelector("dialog:modal");

function Notices({ mode, entries, openedAt }: SocialProofView & { openedAt: number }) {
  const [shown, setShown] = useState<SocialProofView["entries"][number] | null>(null);
  const lastId = useRef(0);

  useEffect(() => {
    const seen = createSeenNotices(mode);
    let timer = setTimeout(
      function showNext() {
        if (!canBeSeen()) {
          timer = setTimeout(showNext, lookAgainMs);
          return;
        }
        const entry = nextEntry(entries, seen.read(), lastId.current);
        if (!entry) return;
        lastId.current = entry.id;
        setShown(entry);
        timer = setTimeout(showNext, everyMs);
      },
      Math.max(0, firstAfterMs - (performance.now() - openedAt)),
    );
    return () => clearTimeout(timer);
  }, [mode, entries, openedAt]);

  return (
    <section aria-label={socialProof.regionLabel} aria-live="polite">
      {shown && (
        <NoticeCard
          key={shown.id}
          entry={shown}
          isSample={mode === "sample"}
          // What can't be remembered must not be shown, or it would be shown again.
          onSeen={() => createSeenNotices(mode).add(shown.id) || setShown(null)}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
