import { accountWords } from "@academy/content/pages/account/account-words";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readFailure } from "./failure.ts";

const words = accountWords.sendAgain;

const waitSeconds = 30;

type SendAgainProps = { label: string; sentWords: string; send: () => Promise<unknown> };

/** Another mail, but not before the first has had time to arrive. */
export function SendAgain({ label, sentWords, send }: SendAgainProps) {
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: send,
    onSuccess: () => setSecondsLeft(waitSeconds),
  });
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const isWaiting = secondsLeft > 0;
  return (
    <div>
      <button
        type="button"
        className="text-link entry-way"
        aria-disabled={isWaiting || isPending}
        onClick={() => isWaiting || isPending || mutate()}
      >
        {label}
        {/* Not part of the button's name: nobody wants to hear every second of it. */}
        {isWaiting && (
          <span aria-hidden="true">
            {" "}
            {words.in} {secondsLeft} s
          </span>
        )}
      </button>
      <p role="status" className={error ? "text-danger text-small" : "text-ink-soft text-small"}>
        {error ? readFailure(error, () => false).message : isSuccess && isWaiting ? sentWords : ""}
      </p>
    </div>
  );
}
