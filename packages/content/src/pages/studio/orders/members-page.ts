import type { Invitation } from "@academy/contract/studio/offers";
import { formatCount, plural } from "../../../format-count.ts";

const states: Record<Invitation["state"], string> = {
  waiting: "Waiting",
  used: "Used",
  expired: "Expired",
  withdrawn: "Withdrawn",
};

/** The words of `/studio/members`: the alumni group, its seats and invitations. */
export const studioMembersPage = {
  meta: { title: "Members", description: "The alumni group, its seats and invitations." },
  title: "Members",

  seats: {
    label: "Founding seats",
    taken: (taken: number, seats: number) => `${taken} of ${seats} taken`,
    unlimited: (taken: number) => `${taken} taken`,
    left: (left: number) => plural(left, "# seat left", "# seats left"),
    none: "No seats left",
    given: (given: number) => `${formatCount(given)} of them given by you`,
    about: "A seat counts while somebody pays for it, or is at the checkout.",
  },

  members: {
    heading: "Alumni group",
    table: {
      label: "Members",
      name: "Name",
      state: "State",
      since: "Since",
      price: "Monthly",
      next: "Next payment",
    },
    ends: (day: string) => `Ends ${day}`,
    noNext: "None",
    none: {
      heading: "No members yet",
      text: "Invite somebody below. People who finished the Blueprint can join by themselves.",
    },
  },

  invitations: {
    heading: "Invitations",
    about:
      "An invitation works for one address, once, for 14 days. A new one takes the place of the one before.",
    email: "Their email",
    send: "Send invitation",
    busy: "Sending…",
    sent: (email: string) => `Invitation sent to ${email}.`,
    emailMissing: "Please enter their email address.",
    table: {
      label: "Invitations",
      email: "Email",
      state: "State",
      sent: "Sent",
      until: "Valid until",
      actions: "Actions",
    },
    states,
    resend: "Send again",
    withdraw: "Withdraw",
    withdrawn: (email: string) => `The invitation to ${email} was withdrawn.`,
    none: { heading: "No invitations yet", text: "The ones you send are listed here." },
  },
} as const;
