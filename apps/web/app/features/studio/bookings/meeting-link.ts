/** What others can be sent to: a whole address, and a secure one. */
export const isMeetingLink = (text: string): boolean => URL.parse(text)?.protocol === "https:";
