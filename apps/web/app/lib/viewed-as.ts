/** Set by the server while an owner looks at her academy as others see it. */
const cookie = /(?:^|; )(?:__Host-)?academy_view=([\w-]+)/;

/** `visitor`, or the key of the offer whose learner somebody looks as. */
export const viewedAs = (): string | undefined => cookie.exec(document.cookie)?.[1];
