import { founderSlug } from "../academy.ts";
import { alumniGroup } from "../offers.ts";
import { homePage } from "../pages/home-page.ts";
import { subscribePage } from "../pages/subscribe-page.ts";
import { sampleTestimonials } from "../quiz-samples.ts";
import { afterResultTestimonials } from "./after-result-testimonials.ts";
import type { ClaimId, SampleId } from "./claim-ids.ts";
import { carouselTestimonials, moreTestimonials, testimonialCards } from "./testimonials.ts";

type Claim = {
  /** As a reader of the page finds them, tags aside; for a voice, what it says. */
  words: readonly string[];
  /** The paths where they stand. */
  at: readonly string[];
};

const about = `/about-${founderSlug}`;
const blueprint = ["/healers-business-blueprint", "/healers-roadmap"];
const textsOf = (voices: readonly { text: string }[]) => voices.map(({ text }) => text);

/** The words of each claim, and where they stand: what the launch checklist is about. */
export const claims: Readonly<Record<ClaimId, Claim>> = {
  "home-students": { words: ["5,000+ students"], at: ["/home"] },
  "home-rating": { words: ["4.9/5 rating"], at: ["/home"] },
  "home-video-hours": { words: ["100+ hours of video"], at: ["/home"] },
  "home-voices": { words: textsOf(homePage.testimonials.items), at: ["/home"] },
  "home-addresses": {
    words: homePage.footer.elsewhere.links.map(({ label }) => label),
    at: ["/home"],
  },
  "quiz-voices": { words: textsOf(sampleTestimonials), at: ["/quiz"] },
  "subscribe-voices": { words: textsOf(subscribePage.testimonials.items), at: ["/subscribe"] },
  "founder-years": { words: ["8+ years"], at: [about, ...blueprint] },
  "founder-healers": { words: ["1,200+ healers guided"], at: [about, ...blueprint] },
  "alumni-transformed": { words: ["1,200+ healers transformed"], at: ["/alumni-group"] },
  "alumni-success": { words: ["95% success rate"], at: ["/alumni-group"] },
  "alumni-around-the-clock": { words: ["24/7 community support"], at: ["/alumni-group"] },
  "alumni-stay": { words: ["Members often stay 6-12 months"], at: ["/alumni-group"] },
  "alumni-nineteen-others": { words: [alumniGroup.joinLabel], at: ["/alumni-group"] },
  "alumni-values": { words: ["$597"], at: ["/alumni-group"] },
  "blueprint-trained": { words: ["1,200+ healers trained"], at: blueprint },
  "blueprint-quiz-takers": { words: ["12,000+ quiz takers"], at: blueprint },
  "blueprint-savings": {
    words: ["saves 12+ months and $5,000+", "Saves 12+ months and $5,000+"],
    at: blueprint,
  },
  "blueprint-most-popular": { words: ["MOST POPULAR"], at: blueprint },
  "blueprint-carousel": {
    words: textsOf([...carouselTestimonials, ...afterResultTestimonials]),
    at: blueprint,
  },
  "blueprint-cards": { words: textsOf(testimonialCards), at: blueprint },
  "blueprint-pair": { words: textsOf(moreTestimonials), at: blueprint },
  // The last three are said to search engines alone, in the page's structured data.
  "blueprint-rating": { words: ['"ratingValue":4.9,"ratingCount":127'], at: blueprint },
  "blueprint-taken-by": { words: ["Taken by 1000+ healers."], at: blueprint },
  "blueprint-search-prices": { words: ['"price":150', '"price":250'], at: blueprint },
};

/** What has to be replaced or seen to, and stays on the pages until then, called a sample where it is one. */
export const samplesToReplace: Readonly<Record<SampleId, string>> = {
  "founder-story": "The founder, her biography, her story and her words are made up: write your own",
  terms:
    "The terms are a draft: name and address, law and periods have to be yours, and a lawyer has to see them",
  privacy:
    "The privacy policy is a draft: name, address, services and backups have to be yours, and somebody has to say whether what is kept on a visitor’s device needs consent where you sell",
  "contact-addresses": "The addresses on the contact page are made up",
  "guided-support":
    "The Guided tier: you hold its calls and co-working, and keep its community and recordings, for as long as each buyer has them",
  "deep-dive-session":
    "The Deep-Dive tier: you hold the sessions that buyers book, and write the personal blueprint and the messaging yourself",
  "alumni-group":
    "The alumni group: you hold its calls and sessions, and keep its community space and extras, for as long as there are members",
};
