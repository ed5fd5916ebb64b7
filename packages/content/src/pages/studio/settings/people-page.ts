import type { StaffRole } from "@academy/contract/studio/settings";

const roles: Record<StaffRole, { label: string; hint: string }> = {
  support: {
    label: "Support",
    hint: "Sees leads, messages, learners and orders, answers people, helps them sign in, and teaches Sage. No refunds, access, exports or settings.",
  },
  editor: {
    label: "Editor",
    hint: "Writes and publishes courses, pages, emails and the quiz, looks after media, and teaches Sage. Sees no leads, learners or orders.",
  },
  owner: { label: "Owner", hint: "May do everything, including giving and taking roles." },
};

/** The words of `/studio/settings/people`. */
export const studioPeoplePage = {
  meta: { title: "People", description: "Who may do what in the studio." },
  lead: "Let others help without giving them everything. In a live academy, everyone here needs two-step verification.",
  roles,
  list: {
    heading: "Who can open the studio",
    name: "Name",
    role: "Role",
    secondFactor: "Two-step verification",
    on: "On",
    off: "Off",
    you: "You",
    action: "Action",
  },
  take: {
    button: "Take away",
    busy: "Taking away…",
    confirm: {
      title: (name: string) => `Take the role away from ${name}?`,
      text: "They are signed out everywhere and can no longer open the studio. Their account and courses stay.",
      go: "Take away",
      cancel: "Cancel",
    },
    /** Of one’s own role. */
    own: {
      title: "Give up your own role?",
      text: "You’re signed out everywhere and can no longer open the studio. Your account and courses stay. Only another owner can give the role back to you.",
      go: "Give up my role",
    },
    done: "The role was taken away.",
    /** In place of the button, of the only owner. */
    onlyOwner:
      "You’re the only owner, so your role stays. Once you’ve made someone else an owner, you can give it up here.",
  },
  give: {
    heading: "Invite a helper",
    lead: "To anybody with an email address. With an account, the role is theirs at once. Without one, it waits until they make an account with this address and prove that it’s theirs.",
    email: "Their email address",
    emailNeeded: "Please enter an email address.",
    legend: "Role",
    sends: "Send them an email about it",
    mailWords: "You can change its words under Pages.",
    note: "A note from you",
    noteHint: "It stands in the email, as you write it.",
    button: "Give role",
    busy: "Saving…",
    done: "The role was given.",
    doneWaiting: "Invited. The role waits for their account.",
  },
  waiting: {
    heading: "Invited, without an account yet",
    invited: "Invited",
    by: "{day} by {who}",
    someone: "an owner who has left",
    until: "Works until",
    withdraw: "Withdraw",
    confirm: {
      title: (email: string) => `Withdraw the invitation to ${email}?`,
      text: "If they make an account, it opens the courses they have, but not the studio. The email that was sent stays in their inbox.",
      go: "Withdraw",
      busy: "Withdrawing…",
      cancel: "Cancel",
      done: "The invitation was withdrawn.",
    },
  },
} as const;
