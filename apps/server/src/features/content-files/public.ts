export { ContentRefused, openFolder, writeFolder } from "./content-folder.ts";
export { contentSchemas } from "./content-format.ts";
export { exportContent } from "./export-content.ts";
export { importContent } from "./import-content.ts";
