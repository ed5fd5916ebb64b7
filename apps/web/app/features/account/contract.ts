// First: a schema tries it as soon as it is made.
import "@academy/contract/without-eval";

export * from "@academy/contract/account";
