export { DownloadLink } from "./download-link.tsx";
export { PrintLink } from "./print-link.tsx";
export { RecentDownloads } from "./recent-downloads.tsx";
