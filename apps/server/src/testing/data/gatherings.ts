import type { CalendarPage } from "@academy/contract/learning/calendar";
import type { GatheringBody, GatheringDatePage, GatheringView } from "@academy/contract/studio/gatherings";
import { type Browser, signedIn } from "../browser.ts";
import { movingClock } from "../moving-clock.ts";
import { startApi } from "../servers/start-api.ts";

export const meetingLink = "https://meet.example.org/room-7?pwd=opensesame";
export const studioPath = "/api/studio/gatherings";
const datesPath = "/api/studio/gathering-dates";

/** The first Tuesday of May, in the evening where the host is. */
export const gatheringBody = (more: Partial<GatheringBody> = {}): GatheringBody => ({
  title: "Monthly group call",
  about: "Bring the page you’re stuck on.",
  host: "Elena",
  zone: "America/New_York",
  startsOn: "2031-05-06",
  time: "19:00",
  clockChange: null,
  minutes: 60,
  link: meetingLink,
  repeat: null,
  benefits: ["group-calls"],
  ...more,
});

/** On May 1, 2031, with an owner who has a studio. */
export async function academyWithCalendar(options: Parameters<typeof startApi>[0] = {}) {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now, ...options });
  const owner = await signedIn(api, "owner");
  const json = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;
  const make = async (more: Partial<GatheringBody> = {}) => {
    const made = await owner.post(studioPath, gatheringBody(more));
    if (made.status !== 201)
      throw new Error(`making a gathering answered ${made.status}: ${await made.text()}`);
    return ((await made.json()) as { id: string }).id;
  };
  const dates = (query = "") => json<GatheringDatePage>(owner.get(`${datesPath}?limit=100&${query}`));
  return {
    clock,
    api,
    owner,
    make,
    dates,
    datesOf: async (id: string, query = "") => (await dates(`gathering=${id}&${query}`)).items,
    show: (id: string) => json<GatheringView>(owner.get(`${studioPath}/${id}`)),
    change: (id: string, body: object) => owner.send("PUT", `${studioPath}/${id}`, body),
    changeDate: (id: string, body: object) => owner.send("PUT", `${datesPath}/${id}`, body),
    cancel: (id: string, body: object) => owner.post(`${datesPath}/${id}/cancel`, body),
    date: (id: string) =>
      json<Record<string, unknown> & { revision: number }>(owner.get(`${datesPath}/${id}`)),
    calendar: (browser: Pick<Browser, "get">, query = "limit=100") =>
      json<CalendarPage>(browser.get(`/api/calendar?${query}`)),
  };
}
