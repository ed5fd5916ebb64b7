import type { OfferKey } from "@academy/content/offers";

/** Where an offer is bought. Where the owner has set a payment page of their own, the server leads on to it. */
export const checkoutPath = (offer: OfferKey) => `/checkout/${offer}`;
