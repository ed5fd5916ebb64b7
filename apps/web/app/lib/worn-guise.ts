/** Set by the server while an owner looks at her academy as others see it. */
const cookie = /(?:^|; )(?:__Host-)?academy_guise=([\w-]+)/;

/** `visitor`, or the key of the offer whose learner somebody looks as. */
export const wornGuise = (): string | undefined => cookie.exec(document.cookie)?.[1];
