import type { Readable } from "node:stream";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { S3Driver } from "flydrive/drivers/s3";
import type { FileStore } from "./file-store.ts";

/** Any S3-compatible store: https://KEY:SECRET@host/bucket?region=… */
export function s3Store(url: URL): FileStore {
  const bucket = url.pathname.slice(1);
  const client = new S3Client({
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
  const driver = new S3Driver({ client, bucket, visibility: "private", supportsACL: false });
  return {
    write: (key, bytes, size) => driver.putStream(key, bytes, { contentLength: size }),
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
