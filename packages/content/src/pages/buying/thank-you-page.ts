/** The words of `/thank-you`: how an order stands, as far as we know. */
export const thankYouPage = {
  title: "Your order",
  description: "How your order stands.",
  eyebrow: "Your order",

  /** While nothing is known yet. */
  asking: "Looking up your order…",

  active: {
    heading: "Thank you. {offer} is yours",
    mine: "It is open in your account, and a receipt is on its way to you by mail.",
    open: { label: "Open your courses", to: "/" },
    orders: { label: "Your orders and receipts", to: "/settings#orders" },
    mailed:
      "We have mailed you a link that signs you in. It can take a minute. If nothing comes, look among the unwanted mail too.",
  },
  gift: {
    heading: "Thank you. Your gift is paid",
    what: "You are giving: {offer}.",
    atOnce: "We are writing to the person it is for now, with your note and a link that lets them in.",
    onDay: "We hand it over on {day}, by mail, with your note and a link that lets them in.",
    /** In another browser than the one it was ordered in. */
    unknownDay: "We hand it over by mail: on the day you chose, or at once if you chose none.",
    receipt: "Your receipt comes by mail.",
  },
  processing: {
    heading: "Your payment is under way",
    text: "The way you paid takes a few days to arrive. {offer} opens when the money is there, and we write to you then. You need do nothing more.",
  },
  open: {
    heading: "Waiting for your payment",
    text: "We open {offer} when the payment provider tells us that you have paid. That usually takes a few seconds, and this page changes by itself.",
    pay: "Not paid yet? Go to payment",
    long: "It is taking longer than usual. Nothing is lost: if you have paid, your order opens as soon as we hear of it, and a mail comes. You can close this page.",
  },
  expired: {
    heading: "This order was not paid in time",
    text: "Nothing was charged. {offer} can be ordered again whenever you like.",
    again: "Order it again",
  },
  ending: {
    heading: "{offer} is still open",
    text: "It ends on the day your settings say, and nothing is charged after that.",
  },
  ended: {
    heading: "This order has ended",
    text: "{offer} is no longer open through it. If that surprises you, write to us.",
  },
  refused: {
    heading: "Something about this payment is not right",
    text: "What was paid is not what was agreed, so {offer} is not open yet. We have been told and look into it. Please write to us, so that we can put it right together.",
  },
  contact: { label: "Write to us", to: "/contact" },

  /** In a demo alone. */
  test: { mark: "TEST", label: "Try a refund, a missed payment or a dispute" },

  unknown: {
    heading: "We can't find this order",
    text: "The address of this page may have lost a part. If you have paid, nothing is lost: your receipt comes by mail, and we can find your order by your e-mail address.",
  },
  failed: {
    heading: "We can't look up your order right now",
    text: "That changes nothing about it. We keep trying; you can also close this page and wait for the mail.",
    again: "Try again now",
  },

  /** For the complete academy, once. */
  toast: {
    title: "Welcome to Lightworker Academy!",
    description: "You now have access to all courses.",
  },
} as const;
