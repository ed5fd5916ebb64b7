import type { ClaimId, SampleId } from "../../../proof/claim-ids.ts";

/** What somebody has to have at hand before they say that a claim is true. */
const proofs = {
  count:
    "Have the list you counted from, with its date. Count people who really came to you; round down, and change the words if your number is another.",
  years: "Count from the day you first worked with clients, and have something that shows it.",
  rating:
    "You need every rating it was averaged from, the poor ones too, and where they were given. Search engines punish ratings they can’t find on the page.",
  result:
    "You need to be able to say what counts as a success, how many people you asked, when, and how many didn’t get there. If you can’t, change the words instead: a rate without that is misleading, even where it feels true.",
  voices:
    "Each of them has to be a real person whose consent is on record under Pages → Testimonials. Made-up voices can’t be confirmed.",
  links: "Each link has to lead to a profile that is really yours. Change them under Pages first.",
  service:
    "You promise this to everybody who joins. Say yes only if you keep it every day, also when you’re away.",
  value:
    "Each price or value has to be one that somebody could really have paid you, and still can. Keep the offer or the invoice that shows it.",
  words:
    "The words must be your own. Change them under Pages first, and read the page once more as a stranger would.",
  legal:
    "Name, address, law and periods have to be yours, and a lawyer where you live has to have read the page. This is no formality.",
} as const;

type Proof = keyof typeof proofs;

const proofOf: Record<ClaimId | SampleId, Proof> = {
  "home-students": "count",
  "home-rating": "rating",
  "home-video-hours": "count",
  "home-voices": "voices",
  "home-addresses": "links",
  "quiz-voices": "voices",
  "subscribe-voices": "voices",
  "founder-years": "years",
  "founder-healers": "count",
  "alumni-transformed": "result",
  "alumni-success": "result",
  "alumni-around-the-clock": "service",
  "alumni-stay": "result",
  "alumni-nineteen-others": "count",
  "alumni-values": "value",
  "blueprint-trained": "count",
  "blueprint-quiz-takers": "count",
  "blueprint-savings": "result",
  "blueprint-most-popular": "count",
  "blueprint-carousel": "voices",
  "blueprint-cards": "voices",
  "blueprint-pair": "voices",
  "blueprint-rating": "rating",
  "blueprint-taken-by": "count",
  "blueprint-search-prices": "value",
  "founder-story": "words",
  terms: "legal",
  privacy: "legal",
  "contact-addresses": "links",
  "guided-support": "service",
  "deep-dive-session": "service",
  "alumni-group": "service",
};

/** What to know before confirming it. */
export const provingWords = (id: string): string => proofs[proofOf[id as ClaimId] ?? "count"];
