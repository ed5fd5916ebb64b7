import { editable } from "./editing/editable.ts";

/** What Sage support says to members about what is theirs. */
export const ownFacts = editable("sage-own-facts", {
  /** Before what everybody is told. */
  inGeneral: "In general:",
  /** In the studio, where the answer itself is not kept. */
  kept: "It was answered from what is theirs, and that isn’t kept.",
  refunds: {
    bought: "You bought {offer} for {price} on {day}.",
    boughtGift: "You bought {offer} as a gift for {price} on {day}.",
    within:
      "It comes with a {days}-day money-back guarantee: write to us by {until}, and you get the whole amount back without giving a reason.",
    withinMonthly:
      "It comes with a {days}-day money-back guarantee: write to us by {until}, and you get your first payment back without giving a reason.",
    over: "Its {days}-day money-back guarantee ran until {until}.",
    none: "It has no money-back guarantee. If you were charged by mistake or something doesn’t work, write to us.",
    givenBack: "{amount} of it has been refunded.",
    rights: "Your rights as a buyer where you live stay yours.",
    more: "Your settings show your older orders.",
    guarantee: { title: "The guarantee", url: "/terms#guarantee" },
    contact: { title: "Write to us", url: "/contact" },
  },
  orders: {
    bought: "You bought {offer} on {day} ({price}).",
    boughtGift: "You bought {offer} as a gift on {day} ({price}).",
    monthly: "You joined {offer} on {day} ({price} a month).",
    next: "The next payment is {amount}, on {day}.",
    ends: "It stays open until {day}.",
    ended: "It ended on {day}.",
    none: "There’s no order in your account. What somebody gave you, and what was bought with another address, isn’t listed there.",
    more: "Your settings show your older orders.",
    source: { title: "Your orders and receipts", url: "/settings#orders" },
  },
  learning: {
    begun: "In “{course}” you’ve finished {done} of {lessons}.",
    untouched: "“{course}” is open for you, with {lessons}.",
    finished: "You’ve finished “{course}”.",
    next: "Next is “{lesson}”.",
    nextLater: "The next lesson, “{lesson}”, opens on {day}.",
    plan: "All its lessons are done: what is left is your launch plan.",
    more: "Your dashboard shows your other courses.",
    dashboard: { title: "Your dashboard", url: "/" },
  },
  sessions: {
    booked:
      "Your next session, “{session}”, is on {when}. The way in opens on your sessions page 15 minutes before.",
    changes: "You can move or cancel it there until {until}.",
    tooLate: "It’s too close to move or cancel it there. Please write to us.",
    toBook: {
      one: "You can book one session of “{session}”. Choose a time on your sessions page.",
      many: "You can book {count} sessions of “{session}”. Choose a time on your sessions page.",
    },
    /** Of those that come each month. */
    nextMonth:
      "You’ve booked this month’s “{session}”. On your sessions page you can choose a time next month.",
    used: "You’ve booked all there is of “{session}”.",
    source: { title: "Your sessions", url: "/sessions" },
  },
  calls: {
    next: "Next is “{call}” with {host}, on {when}. The way in opens on your calendar 15 minutes before.",
    none: "No call is set for you right now. When the next one is set, it appears on your calendar.",
    source: { title: "Your calendar", url: "/calendar" },
  },
  recordings: {
    ofCall: "The recording of “{call}”, {day}, is here: “{title}”.",
    notYet:
      "There’s no recording of “{call}”, {day}, yet. When it’s there, you’ll find it with your recordings.",
    notRecorded: "“{call}”, {day}, wasn’t recorded.",
    closed: "The recording of “{call}”, {day}, isn’t part of what you have.",
    newest: "Your newest recording is “{title}”, there since {day}.",
    source: { title: "Your recordings", url: "/recordings" },
  },
  certificates: {
    earned: "You have the certificate for “{course}”.",
    left: "For the certificate of “{course}” {lessons} are left.",
    leftAndPlan: "For the certificate of “{course}” {lessons} are left, and your launch plan.",
    planLeft: "For the certificate of “{course}” your launch plan is left.",
    source: { title: "Your certificates", url: "/profile#certificates" },
  },
} as const);
