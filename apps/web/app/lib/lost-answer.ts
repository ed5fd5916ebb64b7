/** The page for what is not there, if the server answered with it: also at the address of a page that exists. */
const markup = () => (typeof document === "undefined" ? null : document.querySelector(".lost"));

const lostAt = markup() && window.location.href;

/** Whether the server has said that there is nothing at this address. */
export const isAnsweredLost = () => lostAt !== null && window.location.href === lostAt;

export const lostMarkup = () => (isAnsweredLost() ? markup()?.innerHTML : undefined);
