import { recordedBenefits } from "@academy/content/benefits";
import { studioShelvesPage } from "@academy/content/pages/studio/courses/shelves-page";
import type { DeliveryCheck, MissingPiece } from "../access/public.ts";
import { listBenefitsWithRecordings } from "./studio/shelves.queries.ts";

const words = studioShelvesPage.missing;

/**
 * Recordings that are sold have to stand on a shelf: one of them at the least. Calls of which it is said that each is
 * recorded need the shelf alone: the first recording comes with the first call.
 */
export const recordingDelivery: DeliveryCheck = {
  kinds: ["recordings", "calls"],
  async listMissing(db, benefits) {
    const asked = new Map(
      benefits
        .filter(({ id, kind }) => kind === "recordings" || recordedBenefits.includes(id))
        .map((benefit) => [benefit.id, benefit]),
    );
    const found = await listBenefitsWithRecordings(db, [...asked.keys()]);
    return new Map(
      found.flatMap(({ id, shelfId, hasRecording }): [string, MissingPiece][] => {
        const { kind, name } = asked.get(id) ?? { kind: "recordings", name: id };
        const say = (text: string) => text.replace("{benefit}", () => name);
        if (kind === "calls") {
          return shelfId === null ? [[id, { what: say(words.callShelf), path: "/studio/courses" }]] : [];
        }
        if (hasRecording) return [];
        return shelfId === null
          ? [[id, { what: say(words.shelf), path: "/studio/courses" }]]
          : [[id, { what: say(words.recording), path: `/studio/courses/${shelfId}` }]];
      }),
    );
  },
};
