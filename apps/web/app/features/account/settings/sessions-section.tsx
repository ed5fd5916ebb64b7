import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { useMutation } from "@tanstack/react-query";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { endAllSessions, endSession } from "../calls.ts";
import { readFailure } from "../failure.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

const words = settingsWords.sessionsSection;

export function SessionsSection({ sessions }: Pick<AccountView, "sessions">) {
  const { refresh } = useAccountChange();
  const ending = useMutation({
    mutationFn: async (id: string) => {
      await endSession(id);
      await refresh();
    },
  });
  const endingAll = useMutation({
    mutationFn: endAllSessions,
    onSuccess: () => window.location.assign("/"),
  });
  const error = ending.error ?? endingAll.error;
  return (
    <SettingsSection id="sessions" heading={words.activeSessions} about={settingsPage.sessions}>
      <ul className="settings-sessions">
        {sessions.map(({ id, device, startedAt, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere weight-500">
                {device} {isCurrent && <Badge className="ml-1 text-gold-deep">{words.thisDevice}</Badge>}
              </p>
              <p className="text-ink-soft text-small">
                {words.lastActive} <time dateTime={lastSeenAt}>{formatTime(lastSeenAt)}</time>
              </p>
              <p className="text-ink-soft text-small">
                {words.signedIn} <time dateTime={startedAt}>{formatTime(startedAt)}</time>
              </p>
            </div>
            {!isCurrent && (
              <Button
                variant="quiet"
                size="small"
                aria-label={fillWords(words.signOutNamed, { device })}
                isBusy={ending.isPending && ending.variables === id}
                onClick={() => ending.isPending || ending.mutate(id)}
              >
                {" "}
                {words.signOut}{" "}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="mt-6"
        isBusy={endingAll.isPending || endingAll.isSuccess}
        onClick={() => endingAll.mutate()}
      >
        {words.signOutEverywhere}
      </Button>
      <p role="alert" className="field-error mt-3">
        {error ? readFailure(error, () => false).message : ""}
      </p>
    </SettingsSection>
  );
}
