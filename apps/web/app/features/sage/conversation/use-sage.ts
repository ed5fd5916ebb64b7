import { useSyncExternalStore } from "react";
import { sageStore } from "./sage-store.ts";

export const useSage = () => useSyncExternalStore(sageStore.subscribe, sageStore.current, sageStore.current);
