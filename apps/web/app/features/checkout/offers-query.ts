import { listOffers } from "@academy/contract/calls/orders";
import { apiQuery } from "../../lib/api/query-client.ts";

/** What can be bought, at which price, and where one pays. */
export const offersQuery = apiQuery(listOffers);
