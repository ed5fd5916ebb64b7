import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, explain } from "../../../lib/api/api-error.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast-store.ts";

type Options<Values, Done> = Pick<Parameters<typeof useForm<Values, Done>>[0], "read" | "check" | "draft"> & {
  send: (values: Values) => Promise<Done>;
  /** Said once it is sent. */
  done?: string | ((done: Done, values: Values) => string) | undefined;
  onDone?: (done: Done, values: Values) => unknown;
  /** Where the server's name of a field is not the form's. */
  fieldOf?: (name: string) => string;
  /** A failure that has words of its own. */
  problem?: (error: unknown) => ReactNode;
};

/** A form of the studio: sent once, with what the server refuses beside the field it is about. */
export function useStudioForm<Values, Done>(options: Options<Values, Done>) {
  const { read, check, draft, send, done, onDone, fieldOf = (name) => name, problem } = options;
  // A mutation, so that everybody hears of a session that has ended.
  const { mutateAsync } = useMutation({ mutationFn: send });
  return useForm<Values, Done>({
    read,
    ...(check ? { check } : {}),
    draft,
    send: (values) => mutateAsync(values),
    onDone: (result, values) => {
      if (done) toast({ title: typeof done === "string" ? done : done(result, values) });
      void onDone?.(result, values);
    },
    readFailure: (error, hasField) => {
      const named = error instanceof ApiError && error.field ? fieldOf(error.field) : "";
      return { [named && hasField(named) ? named : "form"]: problem?.(error) ?? explain(error) };
    },
  });
}
