/** Without a schema, for pages: typed by whoever means to put a backup in the place of everything there is. */
export const restoreWord = "restore";
