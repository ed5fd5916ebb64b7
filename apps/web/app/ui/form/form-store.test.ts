import { expect, test, vi } from "vitest";
import { createFormStore, type FormSteps } from "./form-store.ts";

type Steps = FormSteps<string, string>;
const steps = (some: Partial<Steps> = {}) => ({
  send: vi.fn<Steps["send"]>(async () => "sent"),
  onDone: vi.fn<Steps["onDone"]>(),
  readFailure: vi.fn<Steps["readFailure"]>((error) => ({ form: String(error) })),
  ...some,
});

test("two presses send once, and it is busy until it is through", async () => {
  const store = createFormStore();
  const { send, onDone, readFailure } = steps();
  const first = store.submit("words", { send, onDone, readFailure });
  void store.submit("words", { send, onDone, readFailure });
  expect(store.current().isSending).toBe(true);
  await first;
  expect(send).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledExactlyOnceWith("sent", "words");
  expect(store.current()).toMatchObject({ isSending: false, isDone: true, errors: {} });
});

test("what is wrong is said at once and nothing is sent", () => {
  const store = createFormStore();
  const all = steps({ check: () => ({ email: "Please enter it." }) });
  void store.submit("", all);
  expect(store.current()).toMatchObject({ errors: { email: "Please enter it." }, failures: 1 });
  expect(all.send).not.toHaveBeenCalled();
  void store.submit("", all);
  expect(store.current().failures).toBe(2);
});

test("a check may take its time, and may find nothing", async () => {
  const store = createFormStore();
  const refused = steps({ check: async () => ({ email: "No." }) });
  await store.submit("", refused);
  expect(refused.send).not.toHaveBeenCalled();
  const good = steps({ check: async () => ({}) });
  await store.submit("", good);
  expect(good.send).toHaveBeenCalledTimes(1);
});

test("a failure is read, and it can be sent again", async () => {
  const store = createFormStore();
  await store.submit("words", steps({ send: () => Promise.reject(new Error("offline")) }));
  expect(store.current()).toMatchObject({
    errors: { form: "Error: offline" },
    failures: 1,
    isSending: false,
    isDone: false,
  });
  const again = steps();
  await store.submit("words", again);
  expect(again.onDone).toHaveBeenCalledTimes(1);
  expect(store.current().errors).toEqual({});
});

test("typing takes back what was said of that field, and that it is done", async () => {
  const store = createFormStore();
  void store.submit("", steps({ check: () => ({ name: "Missing.", email: "Missing." }) }));
  store.touch("name");
  expect(store.current().errors).toEqual({ email: "Missing." });
  await store.submit("words", steps());
  store.touch("name");
  expect(store.current().isDone).toBe(false);
});

test("what is called off fails for nobody, and the form can be sent again", async () => {
  const store = createFormStore();
  const untilAborted: Steps["send"] = (_, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const calledOff = steps({ send: untilAborted });
  const sending = store.submit("words", calledOff);
  store.abort();
  expect(store.current().isSending).toBe(false);
  const again = store.submit("words", steps());
  await sending;
  expect(calledOff.readFailure).not.toHaveBeenCalled();
  expect(store.current().isSending).toBe(true);
  await again;
  expect(store.current().isDone).toBe(true);
});

test("it stays busy while what follows is under way", async () => {
  const store = createFormStore();
  let leave = () => {};
  const onDone = () => new Promise<void>((resolve) => (leave = resolve));
  const sending = store.submit("words", steps({ onDone }));
  await expect.poll(() => store.current().isDone).toBe(true);
  expect(store.current().isSending).toBe(true);
  leave();
  await sending;
  expect(store.current().isSending).toBe(false);
});
