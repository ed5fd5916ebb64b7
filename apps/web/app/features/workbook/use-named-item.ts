import { useEffect } from "react";
import { useLocation } from "react-router";

/** Goes to the item that the address names, once it is there, and into its first empty field. */
export function useNamedItem() {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith("#item-")) return;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    place?.firstElementChild?.scrollIntoView({ block: "center", behavior: "instant" });
    const fields = [...(place?.querySelectorAll<HTMLTextAreaElement>("textarea") ?? [])];
    const field = fields.find(({ value }) => value === "") ?? fields[0] ?? place?.querySelector("input");
    field?.focus({ preventScroll: true });
  }, [hash]);
}
