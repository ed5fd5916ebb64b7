import { paymentFailures } from "@academy/content/pages/buying/failures";
import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { formFailure } from "./form-failure.ts";

const refused = (body: object) => new ApiError(400, JSON.stringify(body), "Bad Request");
const hasField = (name: string) => ["coupon", "gift.email"].includes(name);

test.each([
  [{ code: "COUPON_REFUSED", message: "Not here." }, { coupon: "Not here." }],
  [{ code: "BAD_REQUEST", message: "No address.", field: "gift.email" }, { "gift.email": "No address." }],
  [{ code: "BAD_REQUEST", message: "No.", field: "submission_id" }, { form: "No." }],
  [{ code: "PAYMENT_UNREACHABLE", message: "Try again." }, { form: "Try again." }],
])("%j", (body, errors) => {
  expect(formFailure(refused(body), hasField)).toEqual(errors);
});

test("without an answer it is said that nothing was charged", () => {
  expect(formFailure(new TypeError("Failed to fetch"), hasField)).toEqual({
    form: paymentFailures.unreachable,
  });
});
