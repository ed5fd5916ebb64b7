/** `coupon.made` as “Coupon made”, where nothing better was written down. */
export function spaced(name: string): string {
  const text = name.replace(/[.\-_]/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2");
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
