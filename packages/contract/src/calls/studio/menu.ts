import { defineCall } from "../../call.ts";
import * as menu from "../../studio/menu.ts";

export const showMenu = defineCall({
  method: "GET",
  path: "/api/studio/menu",
  audience: "owners",
  summary: "What stands in the menu of visitors and in the footer, and what stood there before",
  answer: menu.menuView,
});
export const changeMenu = defineCall({
  method: "PUT",
  path: "/api/studio/menu",
  audience: "owners",
  summary: "Put links beside the academy’s own and all of them in order, on every page",
  body: menu.menuBody,
});
