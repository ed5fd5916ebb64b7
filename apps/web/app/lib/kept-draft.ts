const keyOf = (form: string) => `draft:${form}`;

/** What was typed and not sent, kept for this tab: a session that ends meanwhile takes none of it along. */
export const keptDraft = {
  read(form: string): Record<string, string> {
    try {
      const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}");
      return typeof draft === "object" && draft ? (draft as Record<string, string>) : {};
    } catch {
      // Storage may be switched off.
      return {};
    }
  },
  write(form: string, values: Record<string, string>) {
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    } catch {
      // Full or switched off: then it is not kept.
    }
  },
  drop(form: string) {
    try {
      sessionStorage.removeItem(keyOf(form));
    } catch {
      // Nothing was kept.
    }
  },
};
