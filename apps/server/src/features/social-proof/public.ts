export { socialProofRoutes } from "./social-proof.routes.ts";
export { findMode as findSocialProofMode } from "./social-proof.ts";
