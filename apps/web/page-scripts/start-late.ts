import { afterFirstPaint } from "./after-first-paint.ts";
import { type AppStart, startApp } from "./start-app.ts";

export function run(start: AppStart): void {
  afterFirstPaint(() => void startApp(start));
}
