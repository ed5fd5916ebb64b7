export { KeepResult } from "./keep-result.tsx";
export { ResultPage } from "./result-page.tsx";
