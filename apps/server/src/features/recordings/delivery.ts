import type { DeliveryCheck } from "../access/public.ts";
import { listBenefitsWithRecordings } from "./studio/shelves.queries.ts";

/** Recordings that are sold have to stand on a shelf: one of them at the least. */
export const recordingDelivery: DeliveryCheck = {
  kinds: ["recordings"],
  async listMissing(db, benefits) {
    const names = new Map(
      benefits.flatMap(({ id, kind, name }) => (kind === "recordings" ? [[id, name]] : [])),
    );
    const found = await listBenefitsWithRecordings(db, [...names.keys()]);
    return new Map(
      found.flatMap(({ id, shelfId, hasRecording }) => {
        if (hasRecording) return [];
        const name = names.get(id) ?? id;
        return shelfId === null
          ? [
              [
                id,
                {
                  what: `Make a shelf for “${name}” and put up its first recording.`,
                  path: "/studio/courses",
                },
              ],
            ]
          : [[id, { what: `Put up the first recording for “${name}”.`, path: `/studio/courses/${shelfId}` }]];
      }),
    );
  },
};
