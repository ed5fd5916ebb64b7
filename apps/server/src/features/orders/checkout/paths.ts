/** Where buyers come back to. */
export const thankYouPath = (orderId: string) => `/thank-you?order=${orderId}`;
