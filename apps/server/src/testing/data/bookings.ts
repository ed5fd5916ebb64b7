import { randomUUID } from "node:crypto";
import type { OfferKey } from "@academy/content/offers";
import type { BookBody, BookingView, FreeTimesView, SessionsView } from "@academy/contract/learning/bookings";
import type {
  BookingDetail,
  SessionHours,
  SessionHoursView,
  UnbookedRow,
} from "@academy/contract/studio/bookings";
import { type Browser, signedIn } from "../browser.ts";
import { movingClock } from "../moving-clock.ts";
import { startApi } from "../servers/start-api.ts";
import { give, signInLearner } from "./learners.ts";

const sessionLink = "https://meet.example.org/room-7?pwd=opensesame";
export const sessionsPath = "/api/booked-sessions";
export const hoursPath = "/api/studio/bookings/hours";
/** Once, for 90 minutes; and 45 minutes each month. */
export const onceSession = "strategy-session";
export const monthlySession = "alumni-sessions";

/** From nine to five on weekdays, with a day’s notice. */
export const sessionHoursBody = (more: Partial<SessionHours> = {}): SessionHours => ({
  zone: "UTC",
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, hours: { from: "09:00", to: "17:00" } })),
  exceptions: [],
  bufferMinutes: 15,
  noticeHours: 24,
  weeksAhead: 8,
  mostPerWeek: null,
  changeHours: 24,
  handOverDays: 7,
  link: sessionLink,
  ...more,
});

export const bookBody = (startsAt: string, more: Partial<BookBody> = {}): BookBody => ({
  id: randomUUID(),
  benefit: onceSession,
  startsAt,
  zone: "America/New_York",
  intake: [],
  hasReminders: true,
  ...more,
});

/** The Monday of the next week, at some hour. */
export const mondayAt = (time: string) => `2031-05-05T${time}:00.000Z`;

const json = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;

/** On Thursday, May 1, 2031, with an owner who has hours. */
export async function academyWithSessions(
  hours: Partial<SessionHours> = {},
  options: Parameters<typeof startApi>[0] = {},
) {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now, ...options });
  const owner = await signedIn(api, "owner");
  const showHours = () => json<SessionHoursView>(owner.get(hoursPath));
  const saveHours = async (more: Partial<SessionHours> = {}) => {
    const { savedAt } = await showHours();
    const saved = await owner.send("PUT", hoursPath, { hours: sessionHoursBody(more), savedAt });
    if (saved.status !== 200) throw new Error(`saving hours answered ${saved.status}: ${await saved.text()}`);
    return (await saved.json()) as SessionHoursView;
  };
  await saveHours(hours);
  const learner = async (firstName = "Ann", offer: OfferKey = "blueprintDeepDive") => {
    const person = await signInLearner(api, firstName);
    await give(api.db, person.id, offer, clock.now());
    return person;
  };
  return {
    clock,
    api,
    owner,
    showHours,
    saveHours,
    learner,
    book: (browser: Browser, startsAt: string, more: Partial<BookBody> = {}) =>
      browser.post(sessionsPath, bookBody(startsAt, more)),
    /** One that is known to be free. */
    booked: async (browser: Browser, startsAt: string, more: Partial<BookBody> = {}) => {
      const answer = await browser.post(sessionsPath, bookBody(startsAt, more));
      if (answer.status !== 201) throw new Error(`booking answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as BookingView;
    },
    times: (browser: Browser, query = "", benefit = onceSession) =>
      json<FreeTimesView>(browser.get(`${sessionsPath}/times?benefit=${benefit}${query}`)),
    sessions: (browser: Browser) => json<SessionsView>(browser.get(sessionsPath)),
    detail: (id: string) => json<BookingDetail>(owner.get(`/api/studio/bookings/${id}`)),
    unbooked: async () =>
      (await json<{ items: UnbookedRow[] }>(owner.get("/api/studio/bookings/unbooked"))).items,
  };
}
