/** What is remembered until the browser's tab is closed [R42 R52]. */
type SessionFlag = "hasShownPopup" | "hasUserContinuedCelebration" | "hasReloadedForCode";

const SET = "true";

/** Without storage nothing can be remembered, so what is shown once is not shown at all. */
export function isFlagged(flag: SessionFlag): boolean {
  try {
    return sessionStorage.getItem(flag) === SET;
  } catch {
    return true;
  }
}

export function setFlag(flag: SessionFlag): void {
  try {
    sessionStorage.setItem(flag, SET);
  } catch {
    // Nothing else depends on it.
  }
}

const KEY = "flash";

/** Keeps a message across a page reload, to be shown once after it. */
export function leaveMessage(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // Without storage the message is lost; nothing else is.
  }
}

export function takeMessage(): string | undefined {
  try {
    const message = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return message;
  } catch {
    return undefined;
  }
}
