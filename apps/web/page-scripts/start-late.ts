import { afterFirstPaint } from "./after-first-paint.ts";
import { keepPresses } from "./keep-presses.ts";
import { type AppStart, startApp } from "./start-app.ts";

export function run(start: AppStart): void {
  keepPresses();
  afterFirstPaint(() => void startApp(start));
}
