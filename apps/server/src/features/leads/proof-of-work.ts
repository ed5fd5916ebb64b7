import { randomInt } from "node:crypto";
import { type ProofChallenge, proofChallenge } from "@academy/contract/visitors/leads";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";

/** About a second of a phone's time; one derivation of the server's when it is made, none when it is checked. */
const work = { algorithm: "PBKDF2/SHA-256", cost: 2000 } as const;
const tries = { least: 200, most: 800 };
export const proofLastsSeconds = 600;

const proofShape = z.object({
  challenge: proofChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});

type Deps = {
  /** Only for this: keys derived from the academy's secret. */
  key: (purpose: string) => string;
  now: Clock;
  /** Whether a challenge is seen for the first time. */
  isFirstUse: (nonce: string) => Promise<boolean>;
};

export type ProofOfWork = ReturnType<typeof makeProofOfWork>;

export function makeProofOfWork({ key, now, isFirstUse }: Deps) {
  const secrets = {
    hmacSignatureSecret: key("proof-of-work.challenge"),
    hmacKeySignatureSecret: key("proof-of-work.solution"),
  };
  return {
    async challenge(): Promise<ProofChallenge> {
      const challenge = await createChallenge({
        ...work,
        ...secrets,
        deriveKey,
        counter: randomInt(tries.least, tries.most),
        expiresAt: new Date(now().getTime() + proofLastsSeconds * 1000),
      });
      // Without the fields that this algorithm does not have.
      return JSON.parse(JSON.stringify(challenge));
    },

    /** Signed by us, not expired, solved, and not used before. */
    async isGood(proof: string): Promise<boolean> {
      const given = read(proof);
      if (!given || given.challenge.parameters.expiresAt * 1000 < now().getTime()) return false;
      const { verified } = await verifySolution({ ...given, ...secrets, deriveKey } as Parameters<
        typeof verifySolution
      >[0]);
      return verified && isFirstUse(given.challenge.parameters.nonce);
    },
  };
}

function read(proof: string): z.infer<typeof proofShape> | undefined {
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(proof, "base64").toString())).data;
  } catch {
    return undefined;
  }
}
