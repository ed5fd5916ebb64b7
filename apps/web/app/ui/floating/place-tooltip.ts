export type TooltipSide = "top" | "bottom";

type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

/** What stays free between a tooltip and what it explains, and between it and the edge of the window. */
const gap = 8;
const edge = 12;
/** So near to a corner of the tooltip its arrow may come. */
const corner = 14;

/**
 * Where in the window a tooltip stands: on the side that was wished for, or on the other if there is no room, and never past
 * an edge. Its arrow points to the middle of what it explains.
 */
export function placeTooltip(trigger: Box, tooltip: Size, window: Size, wished: TooltipSide) {
  const room = {
    top: trigger.top - gap - edge,
    bottom: window.height - trigger.top - trigger.height - gap - edge,
  };
  const other = wished === "top" ? "bottom" : "top";
  const side = room[wished] >= tooltip.height || room[wished] >= room[other] ? wished : other;
  const middle = trigger.left + trigger.width / 2;
  const left = within(middle - tooltip.width / 2, edge, window.width - edge - tooltip.width);
  const top = side === "top" ? trigger.top - gap - tooltip.height : trigger.top + trigger.height + gap;
  return {
    side,
    left: Math.round(left),
    top: Math.round(top),
    arrow: Math.round(within(middle - left, corner, tooltip.width - corner)),
  };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
