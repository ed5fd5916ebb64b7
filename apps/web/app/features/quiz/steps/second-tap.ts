type Press = { detail: number; clientX: number; clientY: number; timeStamp: number; pointerType?: string };

const togetherMs = 250;
const togetherPx = 24;
let last: Press | undefined;

/**
 * Whether a press is the second of a double click or double tap. Browsers count clicks of a mouse; taps are told by
 * where and when they come. Deliberate answers, however quick, are neither.
 */
export function isSecondTap({ nativeEvent }: { nativeEvent: MouseEvent }): boolean {
  const press: Press = nativeEvent;
  const before = last;
  last = press;
  if (press.detail > 1) return true;
  if (!before || press.detail === 0 || press.pointerType !== "touch") return false;
  return (
    press.timeStamp - before.timeStamp < togetherMs &&
    Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) < togetherPx
  );
}
