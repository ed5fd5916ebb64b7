import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, explain, hasCode } from "../../../lib/api/api-error.ts";
import { useUser } from "../../account/public.ts";
import { type KeptDraft, keptDrafts } from "./kept-drafts.ts";

/** After so long a pause what was written is saved. */
const pauseMs = 800;

export type SavingState =
  | { kind: "saved" | "waiting" | "saving" | "conflict" }
  | { kind: "failed"; sentence: string; field: string | undefined };

type DraftSource<Value> = {
  /** As it is at the server, and in which state. */
  first: Value;
  state: string;
  /** Answers the state that it has there then. */
  send: (value: Value, basedOn: string) => Promise<{ state: string }>;
  findState: () => Promise<{ state: string }>;
  /** Which page it is, and whether something that was found on this device is such a value. */
  page: string;
  check: (found: unknown) => boolean;
};

/** What is written, and its way to the server: one save after the other, each over the state of the one before. */
export function useDraft<Value>(written: DraftSource<Value>, onSaved: (isStructural: boolean) => void) {
  const [value, setValue] = useState<Value>(written.first);
  const [saving, setSaving] = useState<SavingState>({ kind: "saved" });
  const latest = useRef(value);
  const state = useRef(written.state);
  const timer = useRef<number | undefined>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const refreshes = useRef(false);
  const told = useRef({ ...written, onSaved });
  told.current = { ...written, onSaved };
  const { user } = useUser();
  const [device] = useState(() =>
    keptDrafts<Value>(
      { person: user?.email ?? "", page: written.page, editor: crypto.randomUUID() },
      (found) => (written.check(found) ? (found as Value) : undefined),
    ),
  );
  const [kept, setKept] = useState(() => device.left(written.first));

  const save = useCallback((): Promise<boolean> => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    running.current = running.current.then(async () => {
      const sent = latest.current;
      setSaving({ kind: "saving" });
      try {
        const { state: next } = await told.current.send(sent, state.current);
        state.current = next;
        if (latest.current === sent) {
          setSaving({ kind: "saved" });
          device.remove();
        } else device.write(latest.current, next);
        const isShown = refreshes.current;
        refreshes.current = false;
        told.current.onSaved(isShown);
        return true;
      } catch (error) {
        if (hasCode(error, "CONFLICT")) setSaving({ kind: "conflict" });
        else {
          const field = error instanceof ApiError ? error.field : undefined;
          setSaving({ kind: "failed", sentence: explain(error), field });
        }
        return false;
      }
    });
    return running.current;
  }, [device]);

  /** `inPlace`: the page shows it already. */
  const change = useCallback(
    (make: (value: Value) => Value, inPlace: boolean) => {
      const changed = make(latest.current);
      if (changed === latest.current) return;
      latest.current = changed;
      refreshes.current ||= !inPlace;
      setValue(changed);
      setSaving({ kind: "waiting" });
      device.write(changed, state.current);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, pauseMs);
    },
    [save, device],
  );

  const isUnsaved = saving.kind === "waiting" || saving.kind === "failed";
  useEffect(() => {
    if (!isUnsaved) return;
    const send = () => void save();
    const sendIfHidden = () => {
      if (document.visibilityState === "hidden") send();
    };
    window.addEventListener("online", send);
    document.addEventListener("visibilitychange", sendIfHidden);
    return () => {
      window.removeEventListener("online", send);
      document.removeEventListener("visibilitychange", sendIfHidden);
    };
  }, [isUnsaved, save]);

  // Whoever leaves in the middle of a pause loses nothing.
  useEffect(
    () => () => {
      if (timer.current !== undefined) void save();
    },
    [save],
  );

  return {
    value,
    saving,
    change,
    save,
    /** What was written here before and never arrived. */
    kept,
    useKept(one: KeptDraft<Value>): void {
      change(() => one.value, false);
      device.drop(one.key);
      setKept((before) => before.filter(({ key }) => key !== one.key));
    },
    dropKept(one: KeptDraft<Value>): void {
      device.drop(one.key);
      setKept((before) => before.filter(({ key }) => key !== one.key));
    },
    /** Theirs stands: what was written here goes. */
    forget: () => device.remove(),
    /** All that was written is at the server, and the state it has there. */
    async settled(): Promise<string | undefined> {
      if (timer.current !== undefined || saving.kind === "failed") await save();
      return (await running.current) ? state.current : undefined;
    },
    /** Over what somebody else has written since. */
    async saveOver(): Promise<void> {
      const { state: theirs } = await told.current.findState();
      state.current = theirs;
      await save();
    },
  };
}
