/** Why the studio asks who is there, each before what it is about. */
export const proofReasons = {
  refund: "This gives money back, so we need to confirm it’s you first.",
  prices: "This changes what people pay, so we need to confirm it’s you first.",
  offers: "This changes what people get for what they pay, so we need to confirm it’s you first.",
  spaces: "This changes where members are led, so we need to confirm it’s you first.",
  payments: "This changes where people pay, so we need to confirm it’s you first.",
  access: "This changes what somebody can open, so we need to confirm it’s you first.",
  signIn: "This affects who can get into somebody’s account, so we need to confirm it’s you first.",
  seller: "This changes who receipts name, so we need to confirm it’s you first.",
  sender: "This changes who emails come from, so we need to confirm it’s you first.",
  backups: "This changes how your academy is kept safe, so we need to confirm it’s you first.",
  restore: "This replaces everything in your academy, so we need to confirm it’s you first.",
  deletion: "This deletes somebody’s account for good, so we need to confirm it’s you first.",
  download: "This downloads what the academy knows about people, so we need to confirm it’s you first.",
  roles: "This changes who can work in the studio, so we need to confirm it’s you first.",
  webhooks: "This changes where the academy sends its news, so we need to confirm it’s you first.",
  peopleImport: "This brings people into the academy, so we need to confirm it’s you first.",
} as const;
