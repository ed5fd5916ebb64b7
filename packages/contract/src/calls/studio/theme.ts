import { defineCall } from "../../call.ts";
import { pictureTypes } from "../../fields/picture.ts";
import * as look from "../../studio/theme.ts";

export const showTheme = defineCall({
  method: "GET",
  path: "/api/studio/look",
  audience: "owners",
  summary: "The academy’s colors, logo and paper for PDFs, and what they were before",
  answer: look.themeView,
});
export const changeTheme = defineCall({
  method: "PUT",
  path: "/api/studio/look",
  audience: "owners",
  summary:
    "Put colors and logo on every page and choose the paper of PDFs; colors that can’t be read are refused with the nearest that can",
  body: look.themeBody,
});
export const uploadLogo = defineCall({
  method: "POST",
  path: "/api/studio/look/logo",
  audience: "owners",
  summary: "Take a picture as a logo, sent as its own bytes; no page has it before it is published",
  body: { mediaTypes: pictureTypes },
  answer: look.logo,
});
