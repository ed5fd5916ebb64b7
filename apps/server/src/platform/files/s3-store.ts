import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { GetObjectCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { S3Driver } from "flydrive/drivers/s3";
import type { FileStore } from "./file-store.ts";

const bucketOf = (url: URL) => url.pathname.slice(1);

const clientOf = (url: URL) =>
  new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get("region") ?? "us-east-1",
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    forcePathStyle: true,
    // Stores other than Amazon's often refuse the newer checksum headers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

/** All that is there under a beginning, however many pages the answer has. */
export async function listS3(url: URL, prefix: string): Promise<{ key: string; size: number }[]> {
  const client = clientOf(url);
  const found: { key: string; size: number }[] = [];
  let next: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucketOf(url), Prefix: prefix, ContinuationToken: next }),
    );
    for (const { Key, Size } of page.Contents ?? []) if (Key) found.push({ key: Key, size: Size ?? 0 });
    next = page.NextContinuationToken;
  } while (next);
  return found;
}

/** Any S3-compatible store: https://KEY:SECRET@host/bucket?region=… */
export function s3Store(url: URL): FileStore {
  const bucket = bucketOf(url);
  const client = clientOf(url);
  const driver = new S3Driver({ client, bucket, visibility: "private", supportsACL: false });
  return {
    write: (key, bytes, size) => driver.putStream(key, bytes, { contentLength: size }),
    adopt: (key, path, size) => driver.putStream(key, createReadStream(path), { contentLength: size }),
    // flydrive reads whole files only.
    async read(key, range) {
      const object = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      );
      return object.Body as Readable;
    },
    remove: (key) => driver.delete(key),
  };
}
