/** The words of `/studio/offers`: what is sold, and the codes that take something off. */
export const studioOffersPage = {
  meta: { title: "Offers & codes", description: "What is on sale, and codes for it." },
  title: "Offers & codes",

  offers: {
    heading: "On sale",
    about:
      "Names and prices are the ones on your pages, at the checkout and on receipts. When you change one, it becomes a new version: your pages show it at once, and orders that were begun before keep theirs.",
    payment: {
      test: "This is a demo: payments go through the test checkout, and no money moves.",
      stripe: "Payments go through Stripe.",
      closed: "Payment isn’t open. People can leave their address to be told when it is.",
    },
    parts: (count: number, amount: string) => `or ${count} payments of ${amount}`,
    monthly: (amount: string) => `${amount} each month`,
    invited: "By invitation, or for people who finished the Healer’s Business Blueprint.",
    link: "Checkout link",
    copy: "Copy link",
    copied: "Copied",
    copyFailed: "Couldn’t copy. Select the link and copy it.",
    elsewhere: "Paid on another page",
    versions: (count: number) => (count === 1 ? "1 version" : `${count} versions`),
    version: (number: number, day: string) => `Version ${number}, since ${day}`,
  },

  change: {
    open: "Change",
    title: (name: string) => `Change “${name}”`,
    about:
      "It’s on every page, at the checkout and in Sage support as soon as you publish it. People who have bought, members too, keep their price.",
    name: "Name",
    nameMissing: "Please enter a name.",
    price: "Price in dollars",
    monthlyPrice: "Price per month, in dollars",
    priceInvalid: "Please enter an amount such as 197 or 49.50.",
    free: "Free",
    freeHint: "People get it without paying anything.",
    inTwo: "Can be paid in two payments",
    inTwoHint:
      "Your own sentences about it stay as they are. If you turn it off or change what it adds up to, look at “Prices” and “Questions” of the Blueprint under Pages.",
    each: "Each payment, in dollars",
    submit: "Publish",
    busy: "Publishing…",
    cancel: "Cancel",
    done: "Published. Your pages show it now.",
    again: "Use again",
    againFor: (number: number) => `Use version ${number} again`,
  },

  external: {
    summary: "Payment page",
    label: "Your own payment page",
    hint: "Optional. Buyers are sent there instead, and what they pay there isn’t tracked here: no order, no access, no receipt.",
    save: "Save",
    busy: "Saving…",
    remove: "Take payment here again",
    saved: "Buyers now pay on that page.",
    removed: "Payment is taken here again.",
    invalid: "Please enter an address that starts with https://",
  },

  codes: {
    heading: "Codes",
    about: "A code takes something off the price at the checkout. The alumni group takes no codes.",
    show: "Show",
    shows: { active: "Active codes", ended: "Ended codes" },
    make: "Create a code",
    table: {
      label: "Codes",
      code: "Code",
      worth: "Takes off",
      worksFor: "Works for",
      used: "Used",
      until: "Last day",
      actions: "Actions",
    },
    every: "Every offer paid once",
    noEnd: "No end",
    used: (uses: number, most: number | null) =>
      most === null
        ? uses.toLocaleString("en-US")
        : `${uses.toLocaleString("en-US")} of ${most.toLocaleString("en-US")}`,
    perPerson: (most: number) => `${most} per person`,
    endedOn: (day: string) => `Ended ${day}`,
    end: "End",
    none: {
      active: { heading: "No active codes", text: "Create one to give people something off." },
      ended: { heading: "No ended codes", text: "Codes that you end, or that run out, are listed here." },
    },
  },

  newCode: {
    title: "Create a code",
    code: "Code",
    codeHint: "3 to 40 letters and digits. Capitals and dashes make no difference.",
    codeInvalid: "A code must have 3 to 40 letters and digits.",
    kind: "Takes off",
    kinds: { percent: "A percentage", amount: "An amount" },
    percent: "Percent",
    percentInvalid: "Please enter a whole number from 1 to 100.",
    amount: "Dollars",
    amountInvalid: "Please enter an amount such as 20 or 49.50.",
    offers: "Works for",
    offersHint: "Tick none for every offer paid once.",
    maxUses: "Uses in all",
    maxPerPerson: "Uses per person",
    wholeInvalid: "Please enter a whole number, or leave it empty.",
    until: "Last day",
    submit: "Create code",
    busy: "Creating…",
    done: (code: string) => `The code ${code} is ready.`,
  },

  endCode: {
    title: (code: string) => `End the code ${code}?`,
    text: "Nobody can use it any more. Orders that used it keep their price. The same code can’t be created again.",
    confirm: "End code",
    busy: "Ending…",
    cancel: "Go back",
    done: (code: string) => `${code} has ended.`,
  },
} as const;
