import type { StudioBenefit } from "@academy/contract/studio/benefits";
import type { SessionHours } from "@academy/contract/studio/bookings";
import type { Browser } from "../browser.ts";

const dayMs = 24 * 60 * 60 * 1000;
const link = "https://meet.example.org/room-7";

/** As an owner does it before she opens: dates with a link, hours, shelves with something on them, and where spaces are. */
export async function setUpDelivery(owner: Browser, now: Date): Promise<void> {
  const send = async (method: "POST" | "PUT", path: string, body: object) => {
    const response = await owner.send(method, path, body);
    const said = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${said}`);
    return said === "" ? {} : (JSON.parse(said) as { id: string });
  };
  const { benefits } = (await (await owner.get("/api/studio/benefits")).json()) as {
    benefits: StudioBenefit[];
  };
  const of = (...kinds: string[]) =>
    benefits.filter(({ kind, isArchived }) => kinds.includes(kind) && !isArchived);
  for (const { id } of of("space")) {
    await send("PUT", `/api/studio/benefits/${id}/link`, { link: `${link}/${id}`, basedOn: null });
  }
  await send("POST", "/api/studio/gatherings", {
    title: "Call",
    about: "",
    host: "Elena",
    zone: "UTC",
    startsOn: new Date(now.getTime() + 7 * dayMs).toISOString().slice(0, 10),
    time: "18:00",
    clockChange: null,
    minutes: 60,
    link,
    repeat: { kind: "weeks", every: 2, ends: { count: 12 } },
    benefits: of("calls", "co-working").map(({ id }) => id),
  });
  for (const { id: benefitId, name: title } of [
    ...of("recordings"),
    ...of("calls").filter(({ id }) => id === "alumni-calls"),
  ]) {
    const shelf = await send("POST", "/api/studio/shelves", { benefitId, title });
    const body = { shelfId: "id" in shelf ? shelf.id : "", title: "The first one", gatheringDateId: null };
    const made = await send("POST", "/api/studio/recordings", body);
    const lesson = `/api/studio/lessons/${"id" in made ? made.id : ""}`;
    const words = { title: "The first one", summary: "", minutes: 4, text: "Said aloud.", revision: 0 };
    await send("PUT", `${lesson}/draft`, words);
    await send("POST", `${lesson}/publish`, { revision: 1 });
  }
  const hours: SessionHours = {
    zone: "UTC",
    weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, hours: { from: "10:00", to: "16:00" } })),
    exceptions: [],
    bufferMinutes: 15,
    noticeHours: 48,
    weeksAhead: 8,
    mostPerWeek: null,
    changeHours: 24,
    handOverDays: 7,
    link,
  };
  const path = "/api/studio/bookings/hours";
  const { savedAt } = (await (await owner.get(path)).json()) as { savedAt: string | null };
  await send("PUT", path, { hours, savedAt });
}
