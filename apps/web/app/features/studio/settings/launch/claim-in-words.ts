import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import type { LaunchView } from "@academy/contract/studio/settings";

const words = studioLaunchPage.claims;
/** Longer than a figure: what somebody says. */
const voiceLength = 60;

/** What a claim says, in a line. */
export function claimInWords({ id, words: said }: LaunchView["claims"][number]): string {
  const [first = ""] = said;
  return words.says[id] ?? (first.length > voiceLength ? words.voices(said.length) : `“${first}”`);
}
