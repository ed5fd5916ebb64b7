export { mediaRoutes } from "./media.routes.ts";
export { findPictures } from "./show-media.ts";
export { handleTakeIn } from "./take-in/take-in.ts";
export { forgetUploadsHourly, handleForgetUploads } from "./uploads/forget-uploads.ts";
export { makeReceiver } from "./uploads/receive-bytes.ts";
export { openUploadFolder, type UploadFolder } from "./uploads/upload-folder.ts";
export { uploadRoutes } from "./uploads/uploads.routes.ts";
export { setUses } from "./uses.queries.ts";
