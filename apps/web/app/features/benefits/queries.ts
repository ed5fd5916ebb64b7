import { listMyBenefits, openSpace } from "@academy/contract/calls/learning/benefits";
import { callApi } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query-client.ts";

/** What somebody holds besides courses. */
export const myBenefitsQuery = apiQuery(listMyBenefits);

/** Its address is told when somebody wants to go there, and to nobody before. */
export const askForSpace = (id: string) => callApi(openSpace, { params: { id } });
