import { offers } from "@academy/content/offers";

const names = new Map<string, string>(offers.map(({ key, name }) => [key, name]));

export const offerName = (key: string) => names.get(key) ?? key;
