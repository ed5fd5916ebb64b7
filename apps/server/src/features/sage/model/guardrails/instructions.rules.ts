import { normalForm } from "../../understanding/normal-form.rules.ts";

/** How people talk to a model rather than to the academy. A false alarm costs nothing: the composed answer is given. */
const orders = [
  /\b(?:ignor|disregard|forget|overrid|bypass|overrul)\w*\b[^.!?\n]{0,40}\b(?:rule|instruction|prompt|guideline|direction|everything|above|previous|prior)/i,
  /\b(?:system|developer|hidden|initial|secret)\s*(?:prompt|message|instruction|rule)/i,
  /\byour\s+(?:rules|instructions|prompt|guidelines)\b|\b(?:the|these|those)\s+(?:instructions|prompt)\b/i,
  /\b(?:new|updated|real|actual)\s+(?:rules|instructions|prompt)\b/i,
  /\byou (?:are|will be|act) (?:now|no longer)\b|\bfrom now on,? you\b|\bpretend (?:to be|that|you)\b|\bact as\b|\brole-?play\b/i,
  /\b(?:jailbreak|dan mode|developer mode|god mode|prompt injection)\b/i,
  /^[^\S\n\r\u2028\u2029]*(?:system|assistant|developer|user)\s*:/im,
  /<\|?\/?\s*(?:system|assistant|user|im_start|im_end|passage|question)\b|\[\/?inst\]|<<sys>>|##\s*(?:system|instruction|response)/i,
  /\b(?:say|reply|respond|answer|write|tell (?:the )?(?:visitor|user|learner|them|everyone))\b[^.!?\n]{0,20}\b(?:that )?the price is\b/i,
  /\b(?:as|note to|attention|dear|hey|if you are) (?:an? |the )?(?:ai|assistant|language model|llm|chatbot|model)\b/i,
];

/** Whether a text tries to tell a model what to do. */
export function givesOrders(text: string): boolean {
  const plain = normalForm(text, "NFKC").replace(/\p{Cf}/gu, "");
  return orders.some((order) => order.test(plain));
}
