export { addressOf } from "./address-of.ts";
export type { Answer, CallFailure } from "./answer.ts";
export { type Call, type ClientSettings, createCaller, type Identity } from "./caller.ts";
export type { Incoming, Outgoing, Send } from "./send.ts";
