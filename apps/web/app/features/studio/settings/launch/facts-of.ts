import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import type { LaunchCheckId, LaunchView } from "@academy/contract/studio/settings";
import { formatTime } from "../../../../lib/text/format-time.ts";

const { facts: words, claims } = studioLaunchPage;

/** How something on the list stands, line by line. */
export function factsOf(id: LaunchCheckId, launch: LaunchView): string[] {
  const { backup } = launch;
  switch (id) {
    case "address":
      return [launch.baseUrl];
    case "mail":
      return [words.from(launch.mailFrom)];
    case "payments":
      return [words.payments[launch.payments]];
    case "seller":
      return launch.seller ? [[launch.seller.name, ...launch.seller.address].join(", ")] : [];
    case "second-factor":
      return launch.owners.map(
        ({ name, email, hasSecondFactor }) =>
          `${name} (${email}): ${hasSecondFactor ? words.owners.on : words.owners.off}`,
      );
    case "backups":
      return [backup.madeAt ? words.madeAt(formatTime(backup.madeAt)) : words.neverMade];
    case "trial-restore":
      return backup.triedAt && backup.trial ? [words[backup.trial](formatTime(backup.triedAt))] : [];
    case "claims":
      return openOf(launch.claims);
    case "samples":
      return openOf(
        launch.samples.filter(({ id: sample }) => sample !== "terms" && sample !== "privacy"),
        words.openSamples,
      );
    case "consents":
      return launch.withoutConsent > 0 ? [words.withoutConsent(launch.withoutConsent)] : [];
    default:
      return [];
  }
}

function openOf(items: readonly { isConfirmed: boolean }[], say = words.open): string[] {
  const open = items.filter(({ isConfirmed }) => !isConfirmed).length;
  return open > 0 ? [say(open)] : [];
}

/** Longer than a figure: what somebody says. */
const voiceLength = 60;

/** What a claim says, in a line. */
export function claimInWords({ id, words: told }: LaunchView["claims"][number]): string {
  const [first = ""] = told;
  return claims.says[id] ?? (first.length > voiceLength ? claims.voices(told.length) : `“${first}”`);
}
