import type { WrittenPlan, WrittenWeek } from "@academy/launch-plan/known";
import type { KnownAnswers } from "@academy/launch-plan/suggest";
import type { WrittenFields } from "../workbooks/public.ts";

/** The items of the Blueprint's workbooks of which a plan is made. */
export const bookItems = [
  "offer.page",
  "door.page",
  "places.circled",
  "channel.chosen",
  "invitation.sent",
  "ninety.fixed",
  "monday.appointments",
  "monday.witness",
  "sentence.frame",
  "sentence.pieces",
  "price.prices",
  "plan.start",
] as const;

/** Where each field of a plan that says what a workbook says has it from. */
export const sourceItems = {
  witness: "monday.witness",
  hours: "monday.appointments",
  points: "ninety.fixed",
  channel: "channel.chosen",
  emptyWeeks: "ninety.fixed",
} as const;

export function writtenPlan(of: WrittenFields): WrittenPlan {
  const point = (row: string) => ({
    week: of(`ninety.fixed/${row}.week`),
    on: of(`ninety.fixed/${row}.date`),
    inviteBy: of(`ninety.fixed/${row}.invite-by`),
  });
  return {
    witness: of("monday.witness"),
    hours: {
      monday: of("monday.appointments/monday.hour"),
      friday: of("monday.appointments/friday.hour"),
      dayNinety: of("monday.appointments/day-ninety.hour"),
    },
    points: { door: point("door"), offer: point("offer"), doorAgain: point("door-again") },
    channel: {
      name: of("channel.chosen/what.words"),
      day: of("channel.chosen/day.words"),
      small: of("channel.chosen/small.words"),
    },
  };
}

export function writtenEmptyWeeks(of: WrittenFields): [WrittenWeek, WrittenWeek] {
  const week = (row: string) => ({
    week: of(`ninety.fixed/${row}.week`),
    date: of(`ninety.fixed/${row}.date`),
  });
  return [week("empty-seen"), week("empty-unseen")];
}

export function knownAnswers(of: WrittenFields): KnownAnswers {
  const person = (row: number) =>
    nameIn(of(`places.circled/${row}.person`)) ?? nameIn(of(`places.circled/${row}.place`));
  const firstInvited = nameIn(of("invitation.sent/first.to"));
  return {
    channel: of("channel.chosen/what.words"),
    channelDay: of("channel.chosen/day.words"),
    door: of("door.page/name.words"),
    offer: of("offer.page/name.words"),
    firstPerson: person(1),
    secondPerson: person(2),
    thirdPerson: person(3),
    firstInvited,
    secondInvited: nameIn(of("invitation.sent/second.to")),
    thirdInvited: nameIn(of("invitation.sent/third.to")),
    firstSent: of("invitation.sent/first.left") && firstInvited,
  };
}

const pronouns = /^(?:him|her|it)(?:self)?$|^(?:he|she|they|them|themselves)$/i;

/** Of “Mr. Whitehorse, who has the keys” the name. Who is only pointed at has none. */
function nameIn(text: string | null): string | null {
  const [said = ""] = (text ?? "").split(/[,;:()–—\n]| - /);
  const name = said.trim();
  return name && !pronouns.test(name) ? name : null;
}

/** What stands on the plan over the weeks: the sentence, and what is offered at which price. */
export function headlineOf(of: WrittenFields): { sentence: string; offers: string[] } {
  const offer = (own: string, name: string, price: string) =>
    of(own) ?? [of(name), of(price)].filter(Boolean).join(", ");
  return {
    sentence:
      of("plan.start/sentence.words") ??
      of("sentence.frame/sentence.mine") ??
      of("sentence.pieces/sentence.words") ??
      "",
    offers: [
      offer("plan.start/offer.words", "offer.page/name.words", "price.prices/signature.price"),
      offer("plan.start/door.words", "door.page/name.words", "price.prices/door.price"),
    ].filter(Boolean),
  };
}
