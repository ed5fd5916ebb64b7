import type { StarterWorkbook } from "../course.ts";

/** One card for everybody to see, and the same prices as words for a page or a message. */
export const priceList = {
  slug: "the-price-list",
  title: "The Price List",
  subtitle: "One card with four lines on it, and the same four lines as words",
  module: 1,
  kind: "template",
  parts: [
    {
      title: "The card",
      lesson: "a-price-list-on-one-card",
      lead: "This page is for other people’s eyes. A name a stranger understands, a length, and one whole price on each line.",
      items: [
        {
          id: "price-list.card",
          kind: "table",
          keys: { columns: ["what", "long", "price"] },
          columns: ["What", "How long", "Price"],
          rows: 4,
        },
        {
          id: "price-list.beneath",
          kind: "table",
          keys: {
            columns: ["line", "words"],
            rows: ["pay", "reduced", "move", "book", "from"],
          },
          columns: ["Beneath it", "In a few words"],
          firstColumn: [
            "How to pay",
            "Reduced places, if you have them",
            "Until when a visit can be moved for free",
            "How to book",
            "These prices hold from",
          ],
          rows: 5,
        },
      ],
    },
    {
      title: "The same, as words",
      lesson: "a-price-list-on-one-card",
      lead: "For your page, a message or the back of a flyer. Copy it, put your own words in place of the brackets, and take out the lines you don’t need.",
      items: [
        {
          id: "price-list.first",
          kind: "text",
          text: "First visit, [30 minutes]: $[35]. We talk about what brings you, and you find out whether you like being here. You can leave it at that.",
        },
        {
          id: "price-list.staple",
          kind: "text",
          text: "[Foot reflexology], [1 hour]: $[66].",
        },
        {
          id: "price-list.series",
          kind: "text",
          text: "[Five visits], to be used within [four months]: $[345]. We look at it together at the third. If you stop early, the visits you had count at the single price and you get the rest back.",
        },
        {
          id: "price-list.group",
          kind: "text",
          text: "[Caregivers’ evening], [2 hours], [every other month]: $[25] a chair.",
        },
        {
          id: "price-list.whole",
          kind: "text",
          text: "Each price is the whole price, tax included. You can pay by [card, transfer or cash], on the day.",
        },
        {
          id: "price-list.reduced",
          kind: "text",
          text: "I keep [two] visits a month at $[40] for people who could not come otherwise. Ask, and you get one or the date of the next. I don’t need to know why.",
        },
        {
          id: "price-list.booking",
          kind: "text",
          text: "To book, [call or text 000-0000]. I answer by the next evening, [Monday to Thursday]. You can move or cancel for free until [24 hours] before.",
        },
        {
          id: "price-list.date",
          kind: "text",
          text: "These prices hold from [March 1]. If they change, you’ll hear it from me at least [six weeks] ahead.",
        },
      ],
    },
    {
      title: "Before it goes up",
      lesson: "a-price-list-on-one-card",
      items: [
        {
          id: "price-list.checks",
          kind: "checklist",
          keys: ["lines", "from", "length", "aloud", "everywhere", "law"],
          text: "Check these with the card in your hand.",
          items: [
            "There are four lines or fewer",
            "Nowhere does it say “from,” “ask me” or “energy exchange”",
            "The length is the length: my hour on the card is my hour in the room",
            "Somebody read it aloud and asked me nothing",
            "The card, the page and the listing on the map say the same",
            "Someone who knows the law where I live has told me what tax I have to show",
          ],
        },
        {
          id: "price-list.places",
          kind: "question",
          text: "Everywhere my prices stand today, so that I can change them all on the same day:",
          lines: 4,
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
