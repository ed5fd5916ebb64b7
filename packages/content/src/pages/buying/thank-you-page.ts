import { academy } from "../../academy.ts";
import { editable } from "../../editing/editable.ts";

/** The words of `/thank-you`: how an order stands, as far as we know. */
export const thankYouPage = editable("thank-you-page", {
  title: "Your order",
  description: "The status of your order.",
  eyebrow: "Your order",

  /** While nothing is known yet. */
  asking: "Looking up your order…",

  active: {
    heading: "Thank you. {offer} is yours",
    mine: "It’s open in your account, and your receipt is on its way by email.",
    open: { label: "Open your courses", to: "/" },
    /** Where what was bought has no course in it; it leads to the same page. */
    openWithoutCourse: "Go to your dashboard",
    orders: { label: "Your orders and receipts", to: "/settings#orders" },
    mailed:
      "We’ve emailed you a sign-in link. It can take a minute. If it isn’t in your inbox, look in spam too.",
    next: {
      heading: "What happens next",
      steps: [
        "Open our email and follow its link.",
        "Press “Sign in” there. You don’t need a password.",
        "What you bought is on your dashboard. Start whenever you like.",
      ],
    },
  },
  gift: {
    heading: "Thank you. Your gift is paid for",
    what: "Your gift: {offer}.",
    atOnce: "We’re emailing it now, with your note and a link to open it.",
    onDay: "We’ll email it on {day}, with your note and a link to open it.",
    /** In another browser than the one it was ordered in. */
    unknownDay: "We’ll email it on the date you chose, or right away if you didn’t choose one.",
    receipt: "We’ll email you your receipt.",
  },
  processing: {
    heading: "Your payment is processing",
    text: "Your payment method takes a few days to clear. We’ll open {offer} and email you as soon as it does. You don’t need to do anything else.",
  },
  open: {
    heading: "Waiting for your payment",
    text: "We’ll open {offer} as soon as your payment is confirmed. That usually takes a few seconds, and this page will update by itself.",
    pay: "Haven’t paid yet? Continue to payment",
    long: "This is taking longer than usual. Nothing is lost: if you’ve paid, we’ll open your order and email you as soon as we get the confirmation. You can close this page.",
  },
  expired: {
    heading: "This order wasn’t paid in time",
    text: "Nothing was charged. You can order {offer} again anytime.",
    again: "Order again",
  },
  ending: {
    heading: "{offer} is still open",
    text: "It ends on the date shown in your settings, and you won’t be charged again.",
  },
  ended: {
    heading: "This order has ended",
    text: "It no longer gives you access to {offer}. If that’s a surprise, contact us.",
  },
  refused: {
    heading: "There’s a problem with this payment",
    text: "The amount paid doesn’t match the order, so {offer} isn’t open yet. We’ve been notified and are looking into it. Please contact us so we can sort it out together.",
  },
  contact: { label: "Contact us", to: "/contact" },

  /** In a demo alone. */
  test: { mark: "TEST", label: "Try a refund, a missed payment or a dispute" },

  unknown: {
    heading: "We can’t find this order",
    text: "Part of this page’s link may be missing. If you’ve paid, nothing is lost: we’ll email your receipt, and we can find your order by your email address.",
  },
  failed: {
    heading: "We can’t look up your order right now",
    text: "Your order isn’t affected. We’ll keep trying. You can also close this page and wait for our email.",
    again: "Try again now",
  },

  /** For the complete academy, once. */
  toast: {
    title: `Welcome to ${academy.name}!`,
    description: "You now have access to all courses.",
  },
} as const);
