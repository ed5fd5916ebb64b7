import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may make a call. It is asked before anything that was sent is looked at. Owners may whatever support and editors
 * may (`roles.ts`); `staff` are all three.
 */
export type Audience = "everyone" | "members" | "staff" | "support" | "editors" | "owners";

/** A body or an answer that is not JSON. */
export type Bytes = { mediaTypes: readonly string[] };

/**
 * One call: its address, what goes in and what comes out. The server registers it, the web makes it, and the OpenAPI
 * document describes it. Without an answer it is 204; a redirect answers 302.
 */
export type Call = {
  method: Method;
  /** Its varying parts begin with a colon. */
  path: string;
  audience: Audience;
  /** Whether it changes who can get in: then it wants to be shown anew that it is the person who asks. */
  wantsFreshProof?: true;
  /** What it is for, in one sentence. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType | Bytes;
  answer?: z.ZodType | Bytes | "redirect";
  /** Where something was made. */
  status?: 201;
};

/** A call whose answer is JSON, or nothing at all. */
export type JsonCall = Call & { answer?: z.ZodType };
/** A question: it changes nothing, and its answer is JSON. */
export type JsonQuery = Call & { method: "GET"; answer: z.ZodType };

export const defineCall = <const Definition extends Call>(definition: Definition): Definition => definition;

/** What is sent as the call's body: JSON before the schema has read it, or a file. */
export type CallBody<Definition> = Definition extends { body: infer Body } ? SchemaInput<Body> : undefined;
/** What the call answers. */
export type CallAnswer<Definition> = Definition extends { answer: infer Answer }
  ? SchemaOutput<Answer>
  : undefined;
/** What can be asked for in the address, behind its question mark. */
export type CallQuery<Definition> = Definition extends { query: infer Query }
  ? SchemaInput<Query>
  : undefined;
/** What fills in the address: a call without varying parts takes none. */
export type CallAddress<Definition> = CallPart<"params", Definition> & OptionalCallPart<"query", Definition>;

type CallPart<Part extends string, Definition> =
  Definition extends Record<Part, infer Schema extends z.ZodType> ? Record<Part, z.input<Schema>> : unknown;
type OptionalCallPart<Part extends string, Definition> = Partial<CallPart<Part, Definition>>;
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : Blob;
type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : Response;
