import type { StarterWorkbook } from "../course.ts";

/** A few facts for whoever sees the person next. */
export const referralLetter = {
  slug: "the-referral-letter",
  title: "The Referral Letter",
  subtitle: "What you saw, with dates, for a doctor or a therapist, read by the person it is about",
  module: 2,
  kind: "template",
  parts: [
    {
      title: "The facts",
      lesson: "the-edge-of-your-craft",
      lead: "Fill this in with the person beside you. What you saw and what they told you, never what you think it is.",
      items: [
        {
          id: "referral.facts",
          kind: "table",
          keys: {
            columns: ["fact", "words"],
            rows: ["who", "work", "since", "saw", "told", "changed", "stopped", "day"],
          },
          columns: ["What", "In plain words, with dates"],
          firstColumn: [
            "Who it is about, and how to reach them",
            "What I do with them, and since when",
            "When it was first noticed",
            "What I saw or felt",
            "What they told me, in their words",
            "What got better, worse or stayed the same",
            "What I have stopped doing until you’ve seen them",
            "By when I asked them to come to you",
          ],
          rows: 8,
        },
        {
          id: "referral.agreed",
          kind: "checklist",
          keys: ["read", "agrees", "carry", "talk"],
          text: "Agreed with the person.",
          items: [
            "They have read the letter",
            "They agree that it goes to the person named in it, and to nobody else",
            "They would rather carry it themselves",
            "You may call me about it (if not, strike the last line of the letter)",
          ],
        },
      ],
    },
    {
      title: "The letter",
      lesson: "the-edge-of-your-craft",
      lead: "Copy the one you need and put your own words in place of the brackets. Half a page is plenty.",
      items: [
        {
          id: "referral.doctor",
          kind: "text",
          text: "To a doctor. “Dear Dr. [name], I give [Mrs. L., born 1961] [massage], since [January]. On [March 3] I noticed [pain on top of the right shoulder, no fall]. She says: [‘It wakes me most nights.’] After [three] visits it is [no better]. I also saw that [she holds her right side when she lifts the arm]. I have stopped working on it and asked her to see you this week. I don’t know what it is. She has read this and agrees that I send it. If there is anything I should leave alone from now on, please tell her or me. [Name, craft, phone]”",
        },
        {
          id: "referral.therapist",
          kind: "text",
          text: "To a therapist. “Dear [name], [Mr. K.] has come to me for [breathing] since [October]. In the last [four weeks] he has told me that [he hardly sleeps and sees the accident when he closes his eyes]. Twice he [went very still and could not say where he was for about a minute]. That is more than I’m trained for. I asked him on [May 6] whether he is thinking of ending his life; he said [no]. I’ve offered to go on with [quiet breathing, eyes open], if you think that’s all right, and otherwise to wait. He has read this and agrees. [Name, craft, phone]”",
        },
        {
          id: "referral.carried",
          kind: "text",
          text: "To carry along, for the desk. “I’m here because [my massage therapist] noticed [a mark on my back I can’t see, dark, about this big]. She doesn’t know what it is and asked me to show it to a doctor this week. It is [below the left shoulder blade].”",
        },
        {
          id: "referral.colleague",
          kind: "text",
          text: "To a colleague in your own trade. “Dear [name], may I give [Ms. P.] your number? She is looking for [evenings, and somebody who works with pregnancy], which I don’t offer. She knows I’m asking. There is nothing in it for me but her good opinion.”",
        },
        {
          id: "referral.mine",
          kind: "question",
          text: "Mine, as I will send it:",
          lines: 9,
        },
      ],
    },
    {
      title: "Before and after",
      lesson: "the-edge-of-your-craft",
      items: [
        {
          id: "referral.checks",
          kind: "checklist",
          keys: ["diagnosis", "nothing", "medicine", "story", "urgent", "law"],
          text: "Before it leaves the house.",
          items: [
            "It names no illness and guesses at none",
            "It doesn’t say “I’m sure it’s nothing”",
            "There is no word in it against a medicine or another treatment",
            "Only what they need is in it; the rest of the story stays with me",
            "It isn’t an emergency. If it is, I call, and the letter can wait",
            "I know what the law where I live says about sending health notes, or I have asked someone who does",
          ],
        },
        {
          id: "referral.after",
          kind: "table",
          keys: { columns: ["what", "answer"], rows: ["sent", "ask", "leave", "go-on", "thanks"] },
          text: "Afterward.",
          columns: ["What", "Date and words"],
          firstColumn: [
            "Given or sent on",
            "The day I ask how it went",
            "Anything I should leave alone now",
            "Did they say it’s fine to go on here?",
            "Thanked whoever saw them",
          ],
          rows: 5,
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
