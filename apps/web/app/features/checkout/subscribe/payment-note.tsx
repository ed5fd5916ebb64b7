import { subscribePage } from "@academy/content/pages/subscribe-page";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { whenIdle } from "../../../lib/when-idle.ts";
import { offersQuery } from "../offers-query.ts";

const words = subscribePage.form.payment;

/** Where the money goes, found out when there is time; its place is kept from the start. */
export function PaymentNote() {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  const { data } = useQuery({ ...offersQuery, enabled: isTime });
  return <p className="enrollment-note">{words[data?.payment ?? "unknown"]}</p>;
}
