/** Set and cleared together with the session's own cookie, which scripts can't see. */
const hint = /(?:^|; )(?:__Host-)?academy_signed_in=1(?:;|$)/;
export const hasSessionHint = () => hint.test(document.cookie);

/** Set by the server while an owner looks at her academy as others see it. */
const cookie = /(?:^|; )(?:__Host-)?academy_guise=([\w-]+)/;

/** `visitor`, or the key of the offer whose learner somebody looks as. Of no worth once her session is over. */
export const wornGuise = (): string | undefined =>
  hasSessionHint() ? cookie.exec(document.cookie)?.[1] : undefined;

/** Whoever only looks sends nothing: what a page would save by itself ends here. */
export class OnlyLookingError extends Error {}
