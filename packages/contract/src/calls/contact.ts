import { defineCall } from "../call.ts";
import { contactBody } from "../contact.ts";

export const sendMessage = defineCall({
  method: "POST",
  path: "/api/contact",
  audience: "everyone",
  summary: "Write to the academy: kept, and mailed to every owner",
  body: contactBody,
});
