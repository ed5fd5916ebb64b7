import type { StarterWorkbook } from "../course.ts";

/** Told once, in writing, to everybody alike. */
export const priceRiseLetter = {
  slug: "the-price-rise-letter",
  title: "The Price-Rise Letter",
  subtitle: "Four sentences, one date for everybody, and no apology",
  module: 1,
  kind: "template",
  parts: [
    {
      title: "What goes into it",
      lesson: "a-price-list-on-one-card",
      lead: "Decide these before you write. The date is six to eight weeks away, and it is the same for the person you like best.",
      items: [
        {
          id: "price-letter.facts",
          kind: "table",
          keys: {
            columns: ["fact", "mine"],
            rows: ["old", "new", "date", "kept", "ends", "elsewhere"],
          },
          columns: ["To decide", "My answer"],
          firstColumn: [
            "The price today",
            "The new price",
            "The day it begins",
            "What stays at the old price, and until when",
            "What I no longer offer, if anything",
            "Who does that well",
          ],
          rows: 6,
        },
      ],
    },
    {
      title: "The letter",
      lesson: "a-price-list-on-one-card",
      lead: "Copy the one you need. Put your own words in place of the brackets, add nothing, and send it to one person at a time.",
      items: [
        {
          id: "price-letter.everyone",
          kind: "text",
          text: "To everybody. “Dear [name], starting [Monday, March 1], [an hour of reflexology] costs $[66]. Whatever you have already booked or paid for stays at the old price. I no longer offer [the moon circle]; [Makena] does, and you can reach her at [000-0000]. I’m glad that you come. [Your name]”",
        },
        {
          id: "price-letter.old-price",
          kind: "text",
          text: "To somebody who has paid an older price for years. “Dear [name], you have been paying $[45] since [2021], and I have been glad to leave it there. Starting [March 1] there is one price for everyone, $[66] for [an hour]. If that’s more than you can manage, tell me; I keep [two] places a month at $[40], and the next is free in [April]. I’d like to go on seeing you. [Your name]”",
        },
        {
          id: "price-letter.package",
          kind: "text",
          text: "To somebody in the middle of a package. “Dear [name], my prices change on [March 1]. Yours doesn’t: the [three] visits you have left are paid for, and you can use them until [June 30]. A single visit after that costs $[66]. See you on [Thursday]. [Your name]”",
        },
        {
          id: "price-letter.reduced",
          kind: "text",
          text: "To somebody with a reduced place. “Dear [name], my price changes on [March 1]. Your place stays at $[40] until [May 31], as we agreed, and then we look at it together. You don’t have to do anything. [Your name]”",
        },
        {
          id: "price-letter.sign",
          kind: "text",
          text: "For the door, and for the page. “From [March 1]: [one hour] $[66], [first visit] $[35], [five visits] $[345]. Booked and paid visits keep the old price.”",
        },
        {
          id: "price-letter.mine",
          kind: "question",
          text: "Mine, as I will send it. Four sentences.",
          lines: 9,
        },
      ],
    },
    {
      title: "When they answer",
      lesson: "a-price-list-on-one-card",
      lead: "Say it once in person too, while the shoes go on, so that nobody learns it from the card. These are for whatever comes back.",
      items: [
        {
          id: "price-letter.replies",
          kind: "table",
          keys: { columns: ["they", "me"], rows: ["fine", "lot", "why", "leaving", "exception"] },
          columns: ["They say", "I say"],
          firstColumn: [
            "“Fine.” (You could say: “Good. Thursday again?”)",
            "“That’s a lot.” (“Yes, I can imagine.” Then nothing.)",
            "“Why?” (“It’s what an hour has to carry now.”)",
            "“Then I’ll have to stop.” (“I’m sorry to see you go, and I’ve enjoyed it. Would you like the name of somebody less expensive?”)",
            "“Not for me, surely?” (“For everybody, from the same day. It’s easier on all of us.”)",
          ],
          rows: 5,
        },
        {
          id: "price-letter.checks",
          kind: "checklist",
          keys: ["unfortunately", "reason", "one-date", "same", "counted", "terms"],
          text: "Before you send the first one.",
          items: [
            "The word “unfortunately” does not occur, nor “hope you understand”",
            "There is no reason in it longer than half a sentence",
            "There is one date, at least six weeks away",
            "The card, the page and the booking form change on that day",
            "I know how many people could leave before I had less than today",
            "Prepaid visits: someone who knows the law where I live has read what I promise",
          ],
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
