import { create } from "zustand";
import type { LoginReply } from "../session/login-state.ts";

interface LoginDialogOptions {
  /**
   * Offers "Continue with mobile", which opens an account of a number alone (C54); it says this before, of what is kept.
   * Without it, a number without an account is refused (C5).
   */
  readonly newAccountNotice?: string | undefined;
}

interface LoginDialogState extends LoginDialogOptions {
  readonly isOpen: boolean;
  /** What to do once the shopper is logged in: mostly what they wanted to do before. */
  readonly afterwards: ((reply: LoginReply) => void) | undefined;
}

const CLOSED = { isOpen: false, afterwards: undefined, newAccountNotice: undefined };

export const useLoginDialog = create<LoginDialogState>(() => CLOSED);

/** Opens the login dialog over the page; `afterwards` runs after a login in it. */
export const openLogin = (
  afterwards?: LoginDialogState["afterwards"],
  { newAccountNotice }: LoginDialogOptions = {},
): void => useLoginDialog.setState({ isOpen: true, afterwards, newAccountNotice });

export const closeLogin = (): void => useLoginDialog.setState(CLOSED);
