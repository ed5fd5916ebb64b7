import { useSyncExternalStore } from "react";
import { createStore } from "../../lib/store.ts";

/** Whose pages are read: once chosen, everywhere, until the page is left. */
const chosenPerson = createStore<string | undefined>(() => undefined);

export const choosePerson = chosenPerson.set;

export const useChosenPerson = () => useSyncExternalStore(chosenPerson.subscribe, chosenPerson.current);
