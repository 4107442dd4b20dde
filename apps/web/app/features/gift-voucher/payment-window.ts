const WAITING = "One moment: the payment page opens here.";

export interface PaymentWindow {
  /** Shows the payment page in it. Returns false where there is no window: it was blocked, or closed meanwhile. */
  readonly show: (url: string) => boolean;
  readonly close: () => void;
}

/**
 * Opens a window for a payment page whose address is not known yet. Browsers allow that only within a press, so it is
 * opened first and led to the page once the server has answered.
 */
export function openPaymentWindow(): PaymentWindow {
  const opened = window.open("", "_blank");
  if (opened) {
    // The payment page is not ours: it must not reach back into this one.
    opened.opener = null;
    opened.document.title = WAITING;
    opened.document.body.textContent = WAITING;
  }
  return {
    show: (url) => {
      if (!opened || opened.closed) return false;
      opened.location.replace(url);
      return true;
    },
    close: () => opened?.close(),
  };
}
