/** What a taught answer is called among the passages. */
export const taughtPassageId = (id: string) => `taught-${id}`;
