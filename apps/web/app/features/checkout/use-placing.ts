import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Problem } from "./place-order.ts";

/** The code that sends the order could not be fetched: nothing has left the browser. */
const NOT_SENT: Problem = {
  title: SOMETHING_WENT_WRONG,
  message: "We could not reach the store. Please check your connection and try again.",
  isRefused: false,
};

/** Leaving for the payment page; done, and shown at this address; or not placed. */
export type Placed = "leaving" | { readonly showAt: string; readonly state?: object } | Problem;

/**
 * Places an order, once for each press, and shows the outcome.
 * @param load fetches the code that sends, which is no part of the page's first load.
 */
export function usePlacing<Sender>(load: () => Promise<Sender>, onRefused: () => void) {
  const navigate = useNavigate();
  const [isPlacing, setIsPlacing] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** State changes with the next render; a second click may come before it. */
  const isSending = useRef(false);

  const place = async (send: (sender: Sender) => Promise<Placed>): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPlacing(true);
    setProblem(undefined);
    const placed = await load().then(send, () => NOT_SENT);
    // The screen stays until the browser has gone to the payment page.
    if (placed === "leaving") return;
    isSending.current = false;
    setIsPlacing(false);
    if ("showAt" in placed) return void navigate(placed.showAt, { replace: true, state: placed.state });
    setProblem(placed);
    // Without a network, a reload would lose the page too.
    if (placed.isRefused) onRefused();
  };

  return { place, isPlacing, problem, setProblem };
}
