const KEY = "flash";

/** Keeps a message over the reload of the page, to be shown once after it. */
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
