import type { StarterWorkbook } from "../course.ts";

/** Half a page of terms and the four messages that go with it. */
export const cancellationTerms = {
  slug: "the-cancellation-terms",
  title: "The Cancellation Terms",
  subtitle: "Half a page, written on a calm day, and four messages for the other days",
  module: 3,
  kind: "template",
  parts: [
    {
      title: "Seven answers",
      lesson: "booking-paying-cancelling",
      lead: "Take the notice from your last ten cancellations: how long did you need to fill each gap? Ask for that much and no more.",
      items: [
        {
          id: "terms.answers",
          kind: "table",
          keys: {
            columns: ["question", "answer"],
            rows: ["firm", "pay", "notice", "owed", "late", "mine", "series", "from"],
          },
          columns: ["The question", "My answer"],
          firstColumn: [
            "When is a booking firm?",
            "When is it paid, and how?",
            "Free to move or cancel until",
            "Owed after that; owed when nobody comes",
            "If the client is late",
            "If I am late, or cancel late",
            "Packages and groups",
            "These terms hold from",
          ],
          rows: 8,
        },
      ],
    },
    {
      title: "The half page",
      lesson: "booking-paying-cancelling",
      lead: "Copy it and put your own words in place of the brackets. It goes on your page, into the booking message and on the wall.",
      items: [
        {
          id: "terms.booking",
          kind: "text",
          text: "Booking. Your visit is firm when you have my confirmation, by [text or email].",
        },
        {
          id: "terms.paying",
          kind: "text",
          text: "Paying. By [card, transfer or cash], on the day. [For a first visit I ask for $20 at booking; it comes off the price.]",
        },
        {
          id: "terms.moving",
          kind: "text",
          text: "Moving or canceling. Free until [24 hours] before. After that, half the fee.",
        },
        {
          id: "terms.absent",
          kind: "text",
          text: "Not showing up. The whole fee. I’ll send you a message on the same day, because I’d like to know that you’re all right.",
        },
        {
          id: "terms.once",
          kind: "text",
          text: "Once in twelve months I waive it, no reasons needed. So if you wake up sick, please stay home and tell me.",
        },
        {
          id: "terms.late",
          kind: "text",
          text: "Late. We end at the planned time. If I am the one who is late, you get your full [hour] or pay for less, whichever you prefer.",
        },
        {
          id: "terms.mine",
          kind: "text",
          text: "If I cancel inside [24 hours], your next visit is half price. If I cancel earlier, we find another day, or you get back whatever you have paid.",
        },
        {
          id: "terms.series",
          kind: "text",
          text: "Packages follow the same rules. If you stop early, the visits you had count at the single price and I return the rest within [fourteen days]. Evenings and groups: free until [one week] before; after that your place can be given to somebody you send.",
        },
        {
          id: "terms.weather",
          kind: "text",
          text: "Snow, a storm, a closed road. Nobody owes anybody anything. We find another day.",
        },
        {
          id: "terms.date",
          kind: "text",
          text: "These terms hold for bookings made from [March 1] on.",
        },
      ],
    },
    {
      title: "Four messages",
      lesson: "booking-paying-cancelling",
      lead: "Save them on your phone. Change the name and the hour, and nothing else.",
      items: [
        {
          id: "terms.reminder",
          kind: "text",
          text: "The reminder, three days before. “Hello [name], I look forward to [Thursday at three]. You can move it for free until [Wednesday at three]. [Second bell, one flight up.]”",
        },
        {
          id: "terms.late-cancel",
          kind: "text",
          text: "The late cancellation. “Thank you for telling me. As it’s inside [24 hours], half the fee applies, $[30]; you can pay it with the link below. Should we look for a new day?”",
        },
        {
          id: "terms.waived",
          kind: "text",
          text: "The same, when it is waived. “Thank you for telling me. I’ve used your once a year for it, so there’s nothing to pay. Get well. Should we look for a new day?”",
        },
        {
          id: "terms.nobody",
          kind: "text",
          text: "Nobody came, sent the same day. “Hello [name], I waited for you until [three-thirty] and hope all is well. Call me if it isn’t. My terms are below, and we can look for a new date.”",
        },
        {
          id: "terms.unpaid",
          kind: "text",
          text: "The unpaid bill, a week after it was due. “Hello [name], this one seems to have slipped past us both: $[66] for [February 4]. Could you settle it by [Friday]? If it’s difficult just now, tell me, and we’ll find a way.”",
        },
        {
          id: "terms.checks",
          kind: "checklist",
          keys: ["seen", "same", "law", "waived", "saved"],
          text: "Before they apply to anybody.",
          items: [
            "Everyone who books sees the half page before they book",
            "It holds for my friends as well",
            "Someone who knows the law where I live has read it: deposits, fees, refunds",
            "There is a place in my calendar for the small “w”",
            "The messages are saved on my phone",
          ],
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
