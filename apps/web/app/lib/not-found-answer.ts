/** The page for what is not there, if the server answered with it: also at the address of a page that exists. */
const markup = () => (typeof document === "undefined" ? null : document.querySelector(".not-found"));

const notFoundAt = markup() && window.location.href;

/** Whether the server has said that there is nothing at this address. */
export const isAnsweredNotFound = () => notFoundAt !== null && window.location.href === notFoundAt;

export const notFoundMarkup = () => (isAnsweredNotFound() ? markup()?.innerHTML : undefined);
