import type { StarterWorkbook } from "../course.ts";

/** What somebody fills in before the first visit, and what the practitioner has to know about keeping it. */
export const intakeForm = {
  slug: "the-intake-form",
  title: "The Intake Form",
  subtitle: "Two pages for a first visit: only what you need, and why you ask",
  module: 2,
  kind: "template",
  parts: [
    {
      title: "Before your first visit",
      lesson: "someone-who-answers",
      lead: "Please fill in what you can and leave out what you’d rather not say. We go through it together before anything else happens. It takes about five minutes.",
      items: [
        {
          id: "intake.you",
          kind: "table",
          keys: { columns: ["what", "answer"], rows: ["name", "reach", "when", "contact"] },
          columns: ["About you", "Your answer"],
          firstColumn: [
            "Your name, as you like to be called",
            "How I may reach you, and whether I may leave a message there",
            "Times that suit you",
            "If something happened to you here, who should I call?",
          ],
          rows: 4,
        },
        {
          id: "intake.now",
          kind: "question",
          text: "What made you come now?",
          lines: 3,
        },
        {
          id: "intake.tried",
          kind: "question",
          text: "What have you tried already? Has a doctor or a therapist seen it, and what did they say you can do?",
          lines: 3,
        },
        {
          id: "intake.notice",
          kind: "question",
          text: "What would you notice first if it were a little easier?",
          lines: 2,
        },
      ],
    },
    {
      title: "What I should know",
      lesson: "someone-who-answers",
      lead: "I ask so that I can leave things out, or ask you to check with your doctor first. I don’t diagnose or treat illness. Check whatever applies. A check mark doesn’t mean you can’t come; it means that we talk first.",
      items: [
        {
          id: "intake.health",
          kind: "checklist",
          keys: [
            "pregnant",
            "operation",
            "heart",
            "clots",
            "seizures",
            "cancer",
            "skin",
            "numb",
            "allergy",
            "medicine",
            "today",
            "other",
          ],
          items: [
            "I am pregnant, or gave birth within the year",
            "I have had an operation, a fall or an injury within the last six months",
            "A heart condition, a pacemaker or high blood pressure",
            "Blood clots, or medicine that thins the blood",
            "Seizures, fainting or dizziness",
            "Cancer, now or earlier, or treatment for it",
            "Broken, infected or very sensitive skin, and where:",
            "Numbness, swelling, or pain that is new, getting worse or wakes me at night",
            "Allergies: oils, scents, plants, latex, nuts, adhesive tape",
            "Medicine that makes me drowsy or unsteady",
            "Fever, infection or alcohol today",
            "Something else you’d like me to know:",
          ],
        },
        {
          id: "intake.more",
          kind: "question",
          text: "A few words on whatever you checked:",
          lines: 4,
        },
        {
          id: "intake.mind",
          kind: "question",
          text: "Is there anything that makes sitting still, lying down, being touched, quiet or closed eyes difficult for you? You don’t have to say why.",
          lines: 3,
        },
        {
          id: "intake.leave-out",
          kind: "question",
          text: "Anything you’d like me to leave out today?",
          lines: 2,
        },
      ],
    },
    {
      title: "What becomes of this page",
      lesson: "someone-who-answers",
      lead: "Read it, ask whatever you like, and sign if you agree.",
      items: [
        {
          id: "intake.visit",
          kind: "text",
          text: "What happens on the day. [We talk for fifteen minutes, I work for forty, and you have a glass of water before you go.] We end at the time we agreed, and you can stop me at any point.",
        },
        {
          id: "intake.private",
          kind: "text",
          text: "What you write and tell me stays with me. I keep this page locked away, I read it before each visit, and I destroy it [three years] after your last one. You can see it, correct it or have a copy whenever you like. I speak to your doctor or anybody else only if you ask me to.",
        },
        {
          id: "intake.exception",
          kind: "text",
          text: "There are exceptions: if your life or somebody else’s is in danger, if a child is at risk, or if the law requires it. Then I may have to speak, and I’ll tell you first if I can.",
        },
        {
          id: "intake.not-medical",
          kind: "text",
          text: "[Reiki, massage, breathing, whatever you do] does not replace a doctor or a therapist. Please don’t stop or change a medicine because of anything that happens here. If something is new, severe or frightening, see a doctor first. In an emergency call [911]. If you can’t go on, call or text [988], day or night.",
        },
        {
          id: "intake.signed",
          kind: "table",
          keys: { columns: ["what", "answer"], rows: ["name", "signature", "date", "guardian"] },
          columns: ["I have read this", "Please fill in"],
          firstColumn: [
            "Name",
            "Signature",
            "Date",
            "For somebody under age: parent or guardian, who stays in the room",
          ],
          rows: 4,
        },
      ],
    },
    {
      title: "For you, not for them",
      lesson: "someone-who-answers",
      lead: "Take this page out before you hand over the others.",
      items: [
        {
          id: "intake.checks",
          kind: "checklist",
          keys: ["need", "numbers", "locked", "law", "insurer", "doctor"],
          text: "Before you use it.",
          items: [
            "I have struck out every question I don’t need for my work",
            "The emergency number and the crisis line are the right ones for where I work",
            "I know where the pages are locked up, and when I destroy them",
            "Someone who knows the law where I live has read it: health notes, privacy, minors",
            "My insurer knows that I use it",
            "I know which check marks mean “doctor first” in my craft, and I’ve listed them below",
          ],
        },
        {
          id: "intake.doctor-first",
          kind: "question",
          text: "With these I don’t begin until a doctor has said it is fine:",
          lines: 5,
        },
      ],
    },
  ],
} as const satisfies StarterWorkbook;
