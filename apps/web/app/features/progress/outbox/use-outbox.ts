import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUser } from "../../account/public.ts";
import { outboxOf } from "./person-outbox.ts";

/** The outbox of whoever is signed in; inside the gate there always is somebody. */
export function useOutbox() {
  const client = useQueryClient();
  const { user } = useUser();
  return user && outboxOf(client, user.email);
}

/** Every member page sends what the page before it could not. */
export function useSendPending() {
  const outbox = useOutbox();
  useEffect(() => void outbox?.flush(), [outbox]);
}
