import { defineLimits } from "../../platform/http/limits/rate-limits.ts";

export const contactLimits = defineLimits({
  // A household or a library may have several people with a question; nobody has twenty within ten minutes.
  contact: { points: 20, perSeconds: 600 },
  contactEmail: { points: 5, perSeconds: 600 },
  // Of all visitors together: beyond it messages are kept, and the owners hear of them in one mail.
  contactMails: { points: 20, perSeconds: 3600 },
});
