import { quoteOffer } from "@academy/contract/calls/orders";
import type { QuoteBody } from "@academy/contract/orders";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";

/** A question, though it is sent: what is asked for is no address. */
export const quoteQuery = (body: QuoteBody) =>
  queryOptions({
    queryKey: [quoteOffer.path, body],
    queryFn: ({ signal }) => callApi(quoteOffer, { body, signal }),
  });

/** What it would cost whoever is here; what it did before stands until the answer has come. */
export const useQuote = (body: QuoteBody) =>
  useQuery({ ...quoteQuery(body), placeholderData: keepPreviousData });
