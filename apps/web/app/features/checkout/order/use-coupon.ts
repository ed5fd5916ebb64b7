import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { quoteOffer } from "@academy/contract/calls/orders";
import type { QuoteBody } from "@academy/contract/orders";
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { hasCode } from "../../../lib/api/api-error.ts";
import { failureWords } from "../form-failure.ts";

const words = checkoutPage.coupon;

/** The quote, and the code that counts in it. One that no longer does, with another plan, is taken out again. */
export function useCoupon(body: QuoteBody, kept: string | undefined) {
  const client = useQueryClient();
  const [code, setCode] = useState(kept);
  const [problem, setProblem] = useState<CouponProblem>();
  const fail = (typed: string, error: unknown) => setProblem(problemOf(typed, error));
  const quote = useQuote(code ? { ...body, coupon: code } : body);
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: string) => client.fetchQuery(quoteQuery({ ...body, coupon: typed })),
    onSuccess: (_quote, typed) => setCode(typed),
    onError: (error, typed) => fail(typed, error),
  });
  const { error } = quote;
  useEffect(() => {
    if (!hasCode(error, "COUPON_REFUSED")) return;
    if (code) setProblem(problemOf(code, error));
    setCode(undefined);
  }, [error, code]);
  return {
    quote,
    coupon: {
      code,
      problem: problem?.words,
      /** One that counts for nothing. It keeps nobody from paying who has been told so. */
      refusedCode: problem?.refusedCode,
      isBusy: isPending,
      fail,
      apply(typed: string) {
        setProblem(typed ? undefined : { words: words.missing });
        if (typed && !isPending) mutate(typed);
      },
      /** Other words are another code. */
      drop() {
        setProblem(undefined);
        setCode(undefined);
      },
    },
  };
}

type CouponProblem = { words: string; refusedCode?: string };

function problemOf(typed: string, error: unknown): CouponProblem {
  const why = failureWords(error);
  return hasCode(error, "COUPON_REFUSED")
    ? { words: `${why} ${words.notApplied}`, refusedCode: typed }
    : { words: why };
}

export type Coupon = ReturnType<typeof useCoupon>["coupon"];

/** A question, though it is sent: what is asked for is no address. */
const quoteQuery = (body: QuoteBody) =>
  queryOptions({
    queryKey: [quoteOffer.path, body],
    queryFn: ({ signal }) => callApi(quoteOffer, { body, signal }),
  });

/** What it would cost whoever is here; what it did before stands until the answer has come. */
export const useQuote = (body: QuoteBody) =>
  useQuery({ ...quoteQuery(body), placeholderData: keepPreviousData });
