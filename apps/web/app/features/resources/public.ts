export { DownloadLink } from "./download-link.tsx";
export { RecentDownloads } from "./recent-downloads.tsx";
