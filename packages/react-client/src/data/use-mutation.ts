import type { Answer, CallArguments } from "@store/api-client";
import type { Endpoint, ReplyOf } from "@store/api-client/contract";
import { useRef, useState } from "react";
import { call } from "../session/browser-call.ts";
import { nextPaint } from "./next-paint.ts";

/**
 * The same as `useMutation` for what is not one endpoint's call.
 * @param ask asks the backend.
 * @param onAnswer is also given what was asked, since the screen may have gone on from it.
 */
export function useSending<Request extends readonly unknown[], Answered>(
  ask: (...request: Request) => Promise<Answered>,
  onAnswer: (answer: Answered, ...request: Request) => unknown,
): { readonly send: (...request: Request) => Promise<void>; readonly isPending: boolean } {
  const [isPending, setIsPending] = useState(false);
  /** State changes with the next render; a second click may come before it. */
  const isSending = useRef(false);

  const send = async (...request: Request): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    try {
      // To prepare the call is work, which a slow phone would do before it shows that it was pressed.
      await nextPaint();
      await onAnswer(await ask(...request), ...request);
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };

  return { send, isPending };
}

/**
 * Sends an endpoint's request when the shopper acts. A failure is a value of the answer, never an exception.
 * @param onAnswer handles the answer; it runs even if the component is gone by then, so that no answer is lost.
 * @returns `send`, which does nothing while an earlier request is pending (a second click sends nothing), and
 * `isPending`, true until `onAnswer` is done.
 */
export const useMutation = <const E extends Endpoint>(
  endpoint: E,
  onAnswer: (answer: Answer<ReplyOf<E>>) => unknown,
): { readonly send: (...request: CallArguments<E>) => Promise<void>; readonly isPending: boolean } =>
  useSending((...request: CallArguments<E>) => call(endpoint, ...request), onAnswer);
