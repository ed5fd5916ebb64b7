import { checkoutPage } from "../../pages/buying/checkout-page.ts";
import { paymentFailures } from "../../pages/buying/failures.ts";
import { myOrders } from "../../pages/buying/my-orders.ts";
import { seatWords } from "../../pages/buying/seats.ts";
import { thankYouPage } from "../../pages/buying/thank-you-page.ts";
import { welcomePage } from "../../pages/buying/welcome-page.ts";
import { courseSection } from "../../pages/course-section.ts";
import type { EditablePage } from "../editable-page.ts";

/** What is read by whoever buys something. What each offer is and includes is written on the page that sells it. */
export const buyingPages: readonly EditablePage[] = [
  {
    id: "checkout",
    title: "Checkout",
    path: "/checkout/subscribePackage",
    hasPreview: false,
    parts: [
      { key: "checkout-page", label: "Checkout", words: checkoutPage, lists: ["monthly.terms"] },
      { key: "seat-words", label: "Seats that are left", words: seatWords },
      { key: "payment-failures", label: "When an order gets no answer", words: paymentFailures },
    ],
  },
  {
    id: "thank-you",
    title: "After paying",
    path: "/thank-you",
    hasPreview: false,
    parts: [
      { key: "thank-you-page", label: "After paying", words: thankYouPage, lists: ["active.next.steps"] },
    ],
  },
  {
    id: "welcome",
    title: "Welcome, from the link in our email",
    path: "/welcome",
    parts: [{ key: "welcome-page", label: "Welcome", words: welcomePage }],
  },
  {
    id: "course-sales",
    title: "Sales pages of courses",
    path: "",
    hasPreview: false,
    parts: [{ key: "course-section", label: "Contents and price", words: courseSection }],
  },
  {
    id: "orders",
    title: "Orders and receipts",
    path: "/settings#orders",
    hasPreview: false,
    parts: [{ key: "my-orders", label: "Orders", words: myOrders }],
  },
];
