import { create } from "zustand";
import type { LoginReply } from "../session/login-state.ts";

/** What the dialog was opened with; the next opening replaces all of it. */
interface LoginDialogState {
  readonly isOpen: boolean;
  /** What to do once the shopper is logged in: mostly what they wanted to do before. */
  readonly afterwards?: ((reply: LoginReply) => void) | undefined;
  /**
   * Where "Continue with mobile" opens an account of a number alone (C54): what is said before. Without it, a number
   * without an account is refused (C5).
   */
  readonly newAccountNotice?: string | undefined;
}

export const useLoginDialog = create<LoginDialogState>(() => ({ isOpen: false }));

/** Opens the login dialog over the page; `afterwards` runs after a login in it. */
export const openLogin = (afterwards?: LoginDialogState["afterwards"], newAccountNotice?: string): void =>
  useLoginDialog.setState({ isOpen: true, afterwards, newAccountNotice });

export const closeLogin = (): void => useLoginDialog.setState({ isOpen: false });
