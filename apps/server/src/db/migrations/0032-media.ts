import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** The library: what was uploaded, the sizes made of pictures, where it is used, and uploads under way. */
export function mediaLibrary(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("media")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) =>
          column.notNull().check(sql`kind in ('picture', 'film', 'audio', 'file')`),
        )
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("search_key", "text", (column) => column.notNull())
        .addColumn("alt", "text", (column) => column.notNull())
        .addColumn("focal_x", "integer", (column) => column.notNull())
        .addColumn("focal_y", "integer", (column) => column.notNull())
        .addColumn("file_id", "text", (column) => column.notNull().references("files.id"))
        .addColumn("sha256", "text", (column) => column.notNull().unique())
        .addColumn("total_size", "bigint", (column) => column.notNull())
        .addColumn("width", "integer")
        .addColumn("height", "integer")
        .addColumn("length_seconds", "double precision")
        .addColumn("has_sound", flag, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("media_newest").on("media").columns(["created_at", "id"]).execute();
      await db.schema
        .createIndex("media_of_kind")
        .on("media")
        .columns(["kind", "created_at", "id"])
        .execute();
      await db.schema.createIndex("media_file").on("media").column("file_id").execute();

      await db.schema
        .createTable("media_sizes")
        .addColumn("file_id", "text", (column) => column.primaryKey().references("files.id"))
        .addColumn("media_id", "text", (column) =>
          column.notNull().references("media.id").onDelete("cascade"),
        )
        .addColumn("format", "text", (column) => column.notNull())
        .addColumn("width", "integer", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("media_sizes_of")
        .on("media_sizes")
        .columns(["media_id", "format", "width"])
        .execute();

      await db.schema
        .createTable("media_uses")
        .addColumn("media_id", "text", (column) => column.notNull().references("media.id"))
        .addColumn("place_kind", "text", (column) => column.notNull())
        .addColumn("place_id", "text", (column) => column.notNull())
        .addColumn("role", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("media_uses_once", ["media_id", "place_id", "role"])
        .execute();
      await db.schema
        .createIndex("media_uses_place")
        .on("media_uses")
        .columns(["place_id", "role"])
        .execute();

      await db.schema
        .createTable("media_uploads")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("size", "bigint", (column) => column.notNull())
        // No reference: what it was to replace may be gone when the last byte arrives.
        .addColumn("replaces", "text")
        .addColumn("state", "text", (column) =>
          column.notNull().check(sql`state in ('receiving', 'checking', 'done', 'refused')`),
        )
        .addColumn("reason", "text")
        .addColumn("media_id", "text", (column) => column.references("media.id").onDelete("set null"))
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("touched_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("media_uploads_touched").on("media_uploads").column("touched_at").execute();
      await sql`create index media_uploads_by on media_uploads (user_id) where user_id is not null`.execute(
        db,
      );
      await sql`create index media_uploads_media on media_uploads (media_id) where media_id is not null`.execute(
        db,
      );
    },
  };
}
