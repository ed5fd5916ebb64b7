import type { UploadView } from "@academy/contract/studio/media";
import sharp from "sharp";
import type { Browser } from "../browser.ts";
import { eventually } from "../eventually.ts";

const encoded = (text: string) => Buffer.from(text).toString("base64");
type UploadRequest = { name: string; size: number; replaces?: string };

/** Announces an upload; answers its address, or the refusal. */
export async function beginUpload(browser: Browser, { name, size, replaces }: UploadRequest) {
  const metadata = [`filename ${encoded(name)}`, ...(replaces ? [`replaces ${encoded(replaces)}`] : [])];
  const response = await browser.send("POST", "/api/studio/uploads", undefined, {
    "tus-resumable": "1.0.0",
    "upload-length": String(size),
    "upload-metadata": metadata.join(","),
  });
  return { response, address: response.headers.get("location") ?? "" };
}

export const sendPiece = (browser: Browser, address: string, bytes: Uint8Array, offset: number) =>
  browser.send("PATCH", address, bytes, {
    "tus-resumable": "1.0.0",
    "upload-offset": String(offset),
    "content-type": "application/offset+octet-stream",
  });

export const standingOf = async (browser: Browser, address: string) =>
  (await (await browser.get(address)).json()) as UploadView;

/** Uploads all of it and waits until it was looked at. */
export async function upload(browser: Browser, name: string, bytes: Uint8Array, replaces?: string) {
  const { response, address } = await beginUpload(browser, {
    name,
    size: bytes.length,
    ...(replaces ? { replaces } : {}),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  const sent = await sendPiece(browser, address, bytes, 0);
  if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`);
  return eventually(
    () => standingOf(browser, address),
    ({ state }) => state === "done" || state === "refused",
  );
}

/** A picture like no other: one of each shade. */
export const aPicture = (shade = 120, width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: shade, g: 80, b: 160 } } })
    .jpeg()
    .toBuffer();
