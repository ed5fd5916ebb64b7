import { editableMail, placeholders } from "./editable-mail.ts";

/** To everybody who was promised it, once it can be watched. */
export const recordingMail = editableMail("recording-up", {
  title: "A recording is up",
  about: "Sent once to everybody who can open its shelf, when you publish a recording.",
  placeholders: [
    placeholders.academy,
    placeholders.greeting,
    placeholders.firstName,
    { name: "recording", label: "What the recording is called", isNeeded: true },
    { name: "shelf", label: "What its shelf is called" },
    placeholders.button,
    { name: "recordingsPage", label: "A link to all their recordings" },
  ],
  words: {
    subject: "A new recording is ready for you",
    preview: "Watch it whenever it suits you.",
    heading: "A new recording",
    body: [
      "{greeting}",
      "There’s a new recording for you at {academy}, in {shelf}: {recording}",
      "{button}",
      "You can stop anywhere and go on from there. All your recordings: {recordingsPage}",
    ],
    greeting: "Dear {firstName},",
    greetingWithoutName: "Hello,",
    button: "Watch the recording",
  },
});
