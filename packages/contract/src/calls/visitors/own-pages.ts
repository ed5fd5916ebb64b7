import { defineCall } from "../../call.ts";
import * as own from "../../visitors/own-pages.ts";

export const findOwnPage = defineCall({
  method: "GET",
  path: "/api/own-pages",
  audience: "everyone",
  summary: "A page of the owner’s own by its address, or where it has moved to",
  query: own.findOwnPageQuery,
  answer: own.foundOwnPage,
});
