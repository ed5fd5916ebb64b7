type SenderOptions<Order> = {
  /** Answers the revision that it made. */
  send: (order: Order, revision: number) => Promise<number>;
  onFailure: (error: unknown) => void;
  /** Everything that was asked for is done, or has failed: what the server has now is to be fetched. */
  onRest: () => Promise<unknown>;
  wait: (ms: number, then: () => void) => () => void;
};

/** Whoever presses an arrow five times moves a lesson by five places, and sends it once. */
const restMs = 400;

/** Sends the newest order when the moving has come to rest: one after the other, each over the revision of the one before. */
export function createOrderSender<Order>({ send, onFailure, onRest, wait }: SenderOptions<Order>) {
  let known = 0;
  let waiting: Order | undefined;
  let isSending = false;
  let cancel = () => {};

  async function flush(): Promise<void> {
    cancel();
    if (isSending || waiting === undefined) return;
    isSending = true;
    while (waiting !== undefined) {
      const next: Order = waiting;
      waiting = undefined;
      try {
        known = await send(next, known);
      } catch (error) {
        waiting = undefined;
        onFailure(error);
      }
    }
    isSending = false;
    await onRest();
  }

  return {
    /** The revision that was read. They only ever grow: an answer that comes late says nothing new. */
    knows(revision: number) {
      known = Math.max(known, revision);
    },
    isBusy: () => isSending || waiting !== undefined,
    ask(order: Order) {
      waiting = order;
      cancel();
      cancel = wait(restMs, () => void flush());
    },
    flush,
  };
}
