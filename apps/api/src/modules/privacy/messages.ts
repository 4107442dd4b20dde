import { KEPT_AFTER_ERASURE } from "@store/domain";
import { createMail } from "../../outbox/mail/create-mail.ts";
import type { Message } from "../../outbox/queue-message.ts";

export const ACCOUNT_ERASED = "Your account has been erased.";
export const DATA_OF_TEAM =
  "This is somebody of the team. The owner of the shop can download their data, and they can in their profile.";
export const ERASURE_OF_TEAM = "This is somebody of the team. Please take them out of the team first!";

/** @param secretUntil until when it is tried; its row goes as soon as it is sent. */
export const accountErasedMail = (email: string, secretUntil: Date): Message =>
  createMail({
    to: email,
    key: "account-erased",
    values: {},
    blocks: KEPT_AFTER_ERASURE,
    secretUntil,
  });
