import type { Suggestions } from "@academy/launch-plan/suggest";

/**
 * What stands in the boxes of a new plan, in pencil. Each is finished in one sitting of about an hour, begins with a
 * verb and depends on the learner alone. Weeks are counted without the two empty ones.
 */
export const planSuggestions: Suggestions = {
  things: {
    found: [
      "Run your channel for the first time: {channel}",
      "Run your channel again, a little shorter: {channel}",
      "Write two pieces for stock, then run your channel: {channel}",
      "Say hello to the first of your three people, and run your channel: {channel}",
      "Run your channel in its small version, to see that it counts: {channel}",
      "Say hello to the second of your three people, and run your channel: {channel}",
      "Run your channel: {channel}",
      "Say hello to the third of your three people, and run your channel: {channel}",
      "Run your channel, and ask one person where they heard of you: {channel}",
      "Run your channel as if it were nothing special by now: {channel}",
      "Run your channel once more before you count: {channel}",
    ],
    invite: [
      "Send the first invitation, to somebody who knows your work",
      "Invite three people by name to {door}",
      "Ask one person beside your circles for fifteen minutes and a cup of tea",
      "Hold {door}, and say the hinge sentence once",
      "Invite whoever came to {door} to {offer}",
      "Send two invitations to {offer}, each with its six lines",
      "Begin {offer} with whoever said yes; ask one more if nobody has",
      "Write three thank-you notes that ask for nothing",
      "Invite three more people by name to {door}",
      "Hold {door} again, and say the hinge sentence once",
      "Ask two people who came whether you may borrow their words",
    ],
    house: [
      "Ask someone licensed what your work needs: registration, insurance, tax",
      "Write the emergency number, a crisis line and the after-hours doctor beside your phone",
      "Put your page up, with both prices and one way to book",
      "Write down by name who you send people to when your craft ends",
      "Write the message for the day before, once, for everybody",
      "Walk through your own booking with your phone in your hand",
      "Copy both prices onto one card, the size of your palm",
      "Put the rule for canceling into the booking message",
      "Add up what came in and what went out",
      "Fix the worst hall: two sentences, with a chair in them",
      "Clear forty minutes for day ninety, and buy something warm for it",
    ],
  },
  names: { door: "your smaller door", offer: "your signature offer" },
  onItsDay: "{channel}, on {day}",
};
