/** Fields whose value never reaches a log, wherever they stand. */
const privateKeys =
  /^(to|from|recipient|sender|(first|last|full)?_?-?name|user_?name|code|authorization|question|prompt|text|content|message_?text|response_?text|body|payload|parameters|detail|hint|where|address|ip|remoteAddress)$|(e-?mail|password|secret|token|cookie|(api|secret)_?-?key)$/i;

/** Each takes time in proportion to the text, however it is made: a log line must not hold the process up. */
const patterns: [RegExp, string | ((found: string) => string)][] = [
  // A password inside a connection address, before its end is taken for an e-mail.
  [/(\w{1,20}:\/\/[^\s:/@]{0,200}:)[^\s@]{0,200}@/g, "$1[secret]@"],
  [
    /[^\s"<>(),;:=/?&]+/g,
    (word) => (/.(@|%40)./i.test(word) && !word.startsWith("[secret]@") ? "[email]" : word),
  ],
  // Keys of Stripe, and what its webhooks are signed with.
  [/\b([rs]k_(test|live)|whsec)_[^\s"'<>,;)]+/g, "[secret]"],
  [/\b(Bearer|Basic)\s+\S+/gi, "$1 [secret]"],
  // What a query string carries may open something.
  [/\?[^\s"'<>]+/g, "?[query]"],
];

const deepest = 6;

/** What goes into the log instead of `value`. Errors keep name, code, message and stack, cleaned. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= deepest) return "[deep]";
  if (value instanceof Date) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      privateKeys.test(key) && item !== undefined ? "[redacted]" : redact(item, depth + 1),
    ]),
  );
}

export function redactText(text: string): string {
  return patterns.reduce(
    (cleaned, [pattern, replacement]) => cleaned.replace(pattern, replacement as string),
    text,
  );
}

function redactError(error: Error, depth: number): object {
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    message: redactText(error.message),
    ...(code === undefined ? {} : { code }),
    stack: error.stack ? redactText(error.stack) : undefined,
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
    ...(error instanceof AggregateError ? { errors: redact(error.errors, depth + 1) } : {}),
  };
}
