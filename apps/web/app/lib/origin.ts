/** Stands for the site's origin in prerendered pages; the server puts the real one in its place when it starts. */
const placeholder = "https://origin.invalid";

export const origin = () => (typeof window === "undefined" ? placeholder : window.location.origin);
