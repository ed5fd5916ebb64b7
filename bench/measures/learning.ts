import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { fieldsOf } from "@academy/content/courses/workbook-fields";
import { makeKeyedHash } from "../../apps/server/src/features/account/public.ts";
import { type Db, openDatabase } from "../../apps/server/src/platform/db/database.ts";
import { fillWithLearners, manyLearnersId } from "../../apps/server/src/testing/data/many-learners.ts";
import { startPostgres } from "../../apps/server/src/testing/servers/postgres-server.ts";
import { type RequestSource, slowdown } from "../latency.ts";
import { type Running, startProduct } from "../processes.ts";
import { type Row, slowdownRow } from "../report.ts";

const few = 100;
const many = 100_000;
const secret = "a secret that only the measurement knows";
const hash = makeKeyedHash(secret);

type Academy = {
  product: Running;
  cookies: string[];
  courseId: string;
  lessonId: string;
  cell: { item: string; key: string };
};
type Call = { method: string; path: string; body?: string };

/** What a learner's pages ask for. */
const calls: [string, (academy: Academy) => Call][] = [
  ["GET /api/courses", () => ({ method: "GET", path: "/api/courses" })],
  ["GET /api/courses/{id}", ({ courseId }) => ({ method: "GET", path: `/api/courses/${courseId}` })],
  ["GET /api/lessons/{id}", ({ lessonId }) => ({ method: "GET", path: `/api/lessons/${lessonId}` })],
  ["GET /api/progress/{courseId}", ({ courseId }) => ({ method: "GET", path: `/api/progress/${courseId}` })],
  [
    "POST /api/progress",
    ({ courseId, lessonId }) => ({
      method: "POST",
      path: "/api/progress",
      body: JSON.stringify({
        courseId,
        lessonId,
        positionSeconds: 12,
        completed: true,
        played: { viewingId: randomUUID(), seconds: 5 },
      }),
    }),
  ],
  [
    "GET /api/courses/{id}/workbooks",
    ({ courseId }) => ({ method: "GET", path: `/api/courses/${courseId}/workbooks` }),
  ],
  [
    "PUT /api/courses/{id}/answers",
    ({ courseId, cell: { item, key } }) => ({
      method: "PUT",
      path: `/api/courses/${courseId}/answers`,
      body: JSON.stringify({
        changes: [
          {
            item,
            baseRevision: 0,
            fields: { [key]: { text: randomUUID(), at: new Date().toISOString() } },
          },
        ],
      }),
    }),
  ],
  ["GET /api/my-enrollments", () => ({ method: "GET", path: "/api/my-enrollments" })],
  ["GET /api/my-learning", () => ({ method: "GET", path: "/api/my-learning" })],
  ["GET /api/my-downloads", () => ({ method: "GET", path: "/api/my-downloads" })],
  ["GET /api/resources", () => ({ method: "GET", path: "/api/resources" })],
  ["GET /api/my-certificates", () => ({ method: "GET", path: "/api/my-certificates" })],
];

/** The learner's area with 100,000 learners and 2,000,000 rows of progress, against the same with 100 learners. */
export const measureLearning = (work: string): Promise<Row[]> => measureGrowth(work, calls);

/** Of these, what is asked while somebody writes in a workbook. */
export const measureAnswers = (work: string): Promise<Row[]> =>
  measureGrowth(
    work,
    calls.filter(([name]) => /\/(workbooks|answers)$/.test(name)),
  );

async function measureGrowth(work: string, measured: typeof calls): Promise<Row[]> {
  const postgres = await startPostgres();
  const rows: Row[] = [];
  for (const engine of ["SQLite", "PostgreSQL"] as const) {
    const academies: Academy[] = [];
    for (const learners of [few, many]) {
      const dataDir = join(work, `learning-${engine}-${learners}`);
      const databaseUrl =
        engine === "SQLite" ? undefined : await postgres.createDatabase(`learning_${learners}`);
      academies.push(await startAcademy(dataDir, databaseUrl, learners));
    }
    const [small, large] = academies as [Academy, Academy];
    for (const [name, call] of measured) {
      const what = `${name}, ${many} learners against ${few}, ${engine}`;
      rows.push(slowdownRow(what, await slowdown(requestsTo(large, call), requestsTo(small, call)), 1.3));
    }
    for (const { product } of academies) await product.stop();
  }
  await postgres.stop();
  return rows;
}

async function startAcademy(
  dataDir: string,
  databaseUrl: string | undefined,
  learners: number,
): Promise<Academy> {
  const env = { SECRET: secret, LOG_LEVEL: "warn", ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const start = () => startProduct("bench/product.ts", dataDir, env);
  // Its first start makes the tables and the courses.
  await (await start()).stop();
  const database = await openDatabase({ dataDir, databaseUrl, log: { warn() {} }, hold: false });
  const { db } = database;
  await fillWithLearners(database, learners);
  const cookies = await signIn(db, learners);
  // Of the course whose workbooks everybody has written in.
  const lesson = await db
    .selectFrom("lessons")
    .innerJoin("courses", "courses.id", "lessons.course_id")
    .select(["lessons.id", "lessons.course_id"])
    .where("courses.position", "=", 0)
    .orderBy("lessons.id")
    .executeTakeFirstOrThrow();
  const cell = await findCell(db, lesson.course_id);
  await database.close();
  return { product: await start(), cookies, courseId: lesson.course_id, lessonId: lesson.id, cell };
}

/** Somewhere to write: of a cell the newest words stand, so each of many writes is one. */
async function findCell(db: Db, courseId: string): Promise<Academy["cell"]> {
  const books = await db
    .selectFrom("resources")
    .select("workbook")
    .where("course_id", "=", courseId)
    .execute();
  const items = books.flatMap(({ workbook }) => workbook?.parts.flatMap((part) => [...part.items]) ?? []);
  const table = items.find(({ kind }) => kind === "table");
  const [field] = table ? fieldsOf(table) : [];
  if (!table || !field) throw new Error("the course has no table in its workbooks");
  return { item: table.id, key: field.key };
}

/** A hundred of them, from all over the table. */
async function signIn(db: Db, learners: number): Promise<string[]> {
  const now = new Date();
  const sessions = Array.from({ length: few }, (_, index) => ({
    token: randomBytes(32).toString("base64url"),
    userId: manyLearnersId(((index + 1) * learners) / few),
  }));
  await db
    .insertInto("sessions")
    .values(
      sessions.map(({ token, userId }) => ({
        id: randomUUID(),
        token: hash("session", token),
        user_id: userId,
        expires_at: new Date(now.getTime() + 24 * 60 * 60 * 1000),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  return sessions.map(({ token }) => `academy_session=${token}`);
}

/** Somebody else each time. */
function requestsTo(academy: Academy, call: (academy: Academy) => Call): RequestSource {
  let turn = 0;
  return {
    url: academy.product.url,
    next: () => ({ ...call(academy), cookie: academy.cookies[turn++ % academy.cookies.length] ?? "" }),
  };
}
