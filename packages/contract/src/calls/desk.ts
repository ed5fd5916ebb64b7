import { defineCall } from "../call.ts";
import { deskView } from "../desk.ts";

export const showDesk = defineCall({
  method: "GET",
  path: "/api/studio/desk",
  audience: "owners",
  summary: "What waits for the owner, in figures for the dashboard",
  answer: deskView,
});
