import { createReadStream } from "node:fs";
import { join } from "node:path";
import { chooseSchedule } from "@academy/contract/calls/studio/business";
import * as calls from "@academy/contract/calls/studio/settings";
import type { FastifyPluginAsync } from "fastify";
import { askForBackup, askForTrial, listKeptBackups } from "../../platform/backups/backup-jobs.ts";
import { saveSchedule } from "../../platform/backups/backup-schedule.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { recordAudit } from "../audit/public.ts";
import { orderRestore } from "./order-restore.ts";
import { type BackupViewSettings, showBackups } from "./show-backups.ts";

type Deps = {
  db: Db;
  now: Clock;
  settings: BackupViewSettings;
  auth: Pick<Auth, "requireOwner" | "requireFreshProof">;
};

/** Backups, as far as the owner can see to them herself. */
export function backupRoutes({ db, now, settings, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.showBackups, async (request) => {
      await auth.requireOwner(request);
      return showBackups(db, settings);
    });

    registerCall(
      app,
      calls.makeBackup,
      async (request, _reply) => {
        const { id: by } = await auth.requireOwner(request);
        await inTransaction(db, async (tx) => {
          await askForBackup(tx, now());
          await recordAudit(tx, { by, action: "backup.asked", subject: { kind: "backup" } }, now());
        });
      },
      { config: { limit: "backups" } },
    );

    const findKept = async (name: string) => {
      const found = (await listKeptBackups(settings.backup.folder)).find((each) => each.name === name);
      if (!found) throw new AppError("NOT_FOUND");
      return found;
    };

    registerCall(
      app,
      calls.tryBackup,
      async (request, _reply) => {
        const { id: by } = await auth.requireOwner(request);
        const { name } = await findKept(request.params.name);
        await inTransaction(db, async (tx) => {
          await askForTrial(tx, name, now());
          const subject = { kind: "backup", id: name };
          await recordAudit(tx, { by, action: "backup.tried", subject }, now());
        });
      },
      { config: { limit: "backups" } },
    );

    registerCall(
      app,
      calls.orderRestore,
      async (request, _reply) => {
        const { id: by } = await auth.requireOwner(request);
        await auth.requireFreshProof(request);
        const { name } = await findKept(request.params.name);
        await orderRestore(db, name, { by, now: now() });
      },
      { config: { limit: "backups" } },
    );

    registerCall(app, chooseSchedule, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await auth.requireFreshProof(request);
      await inTransaction(db, async (tx) => {
        const before = await saveSchedule(tx, settings, request.body, now());
        const { everyHours, hour, keeping } = request.body;
        const detail = { from: before.everyHours, everyHours, hour, ...keeping };
        await recordAudit(tx, { by, action: "backup.scheduled", subject: { kind: "backup" }, detail }, now());
      });
    });

    registerCall(app, calls.mayDownload, async (request, _reply) => {
      await auth.requireOwner(request);
      await auth.requireFreshProof(request);
    });

    registerCall(
      app,
      calls.downloadBackup,
      async (request, reply) => {
        const { id: by } = await auth.requireOwner(request);
        await auth.requireFreshProof(request);
        const { name, bytes, isEncrypted } = await findKept(request.params.name);
        if (!isEncrypted && request.query.plain !== "yes") {
          const message = "This backup isn’t encrypted. Please confirm that you want it all the same.";
          throw new AppError("BAD_REQUEST", { field: "plain", message });
        }
        const subject = { kind: "backup", id: name };
        const detail = { encrypted: isEncrypted };
        await recordAudit(db, { by, action: "backup.downloaded", subject, detail }, now());
        return reply
          .header("content-type", "application/octet-stream")
          .header("content-length", bytes)
          .header("content-disposition", `attachment; filename="${name}"`)
          .header("cache-control", "private, no-store")
          .send(createReadStream(join(settings.backup.folder, name)));
      },
      { config: { limit: "backups" } },
    );
  };
}
