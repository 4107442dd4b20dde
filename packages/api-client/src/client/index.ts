export { addressOf } from "./address-of.ts";
export {
  type Abortable,
  type Answer,
  type Call,
  type CallArguments,
  type CallFailure,
  type ClientSettings,
  createCaller,
  type Identity,
} from "./caller.ts";
export type { Incoming, Outgoing, Send } from "./send.ts";
export { createSend } from "./send.ts";
