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
      [
        "Say hello to {firstPerson}, and run your channel: {channel}",
        "Say hello to the first of your three people, and run your channel: {channel}",
      ],
      "Run your channel in its small version, to see that it counts: {channel}",
      [
        "Say hello to {secondPerson}, and run your channel: {channel}",
        "Say hello to the second of your three people, and run your channel: {channel}",
      ],
      [
        "Say hello to {thirdPerson}, and run your channel: {channel}",
        "Say hello to the third of your three people, and run your channel: {channel}",
      ],
      "Run your channel: {channel}",
      "Run your channel, and ask one person where they heard of you: {channel}",
      "Run your channel as if it were nothing special by now: {channel}",
      "Run your channel once more before you count: {channel}",
    ],
    invite: [
      {
        say: [
          "Write to {firstSent} once more: one line, whatever the answer was",
          "Send the first invitation, to {firstInvited}",
          "Send the first invitation, to somebody who knows your work",
        ],
      },
      {
        say: [
          "Invite {secondInvited} and two more people by name to {door}",
          "Invite three people by name to {door}",
        ],
      },
      {
        say: [
          "Ask {thirdInvited} for fifteen minutes and a cup of tea",
          "Ask one person beside your circles for fifteen minutes and a cup of tea",
        ],
      },
      { say: "Hold {door}, and say the hinge sentence once", at: "door" },
      { say: "Invite whoever came to {door} to {offer}", after: "door" },
      { say: "Send two invitations to {offer}, each with its six lines" },
      { say: "Begin {offer} with whoever said yes; ask one more if nobody has", at: "offer" },
      { say: "Write three thank-you notes that ask for nothing" },
      { say: "Invite three more people by name to {door}", after: "door" },
      { say: "Hold {door} again, and say the hinge sentence once", at: "doorAgain" },
      { say: "Ask two people who came whether you may borrow their words", after: "door" },
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
  seldom: {
    runs: [
      "Run your channel for the first time: {channel}",
      "Run your channel again, a little shorter: {channel}",
      "Run your channel, and ask one person where they heard of you: {channel}",
      "Run your channel as if it were nothing special by now: {channel}",
      "Run your channel in its small version, to see that it counts: {channel}",
      "Run your channel once more before you count: {channel}",
      "Run your channel: {channel}",
    ],
    between: [
      "Write the next piece for your channel, so that its day finds it finished",
      "Write the next date of your channel on six cards, and hang up two",
      [
        "Say hello to {firstPerson}, with half a page",
        "Say hello to the first of your three people, with half a page",
      ],
      "Write one piece for stock, finished and without a date",
      "Read what came back from your channel, and note the question that was asked most",
      [
        "Say hello to {secondPerson}, with half a page",
        "Say hello to the second of your three people, with half a page",
      ],
      "Tell one person who sends others when your channel runs next",
      "Take one sentence out of your channel, and keep what is left",
      [
        "Say hello to {thirdPerson}, with half a page",
        "Say hello to the third of your three people, with half a page",
      ],
      "Go to one of your three places, and stay as long as a coffee takes",
    ],
  },
  spare: [
    "Ask one person whom you could ask without blushing",
    "Thank somebody who has sent you somebody",
    "Answer whatever came back, by Friday",
  ],
  names: { door: "your smaller door", offer: "your signature offer" },
  onItsDay: "{channel}, on {day}",
};
