/** Under which every list of messages is kept. */
export const messagesKey = "studio-messages";
