import { create } from "zustand";

interface LoginDialogState {
  readonly isOpen: boolean;
  /** What to do once the shopper is logged in: mostly what they wanted to do before. */
  readonly afterwards: (() => void) | undefined;
}

export const useLoginDialog = create<LoginDialogState>(() => ({ isOpen: false, afterwards: undefined }));

/** Opens the login dialog over the page; `afterwards` runs after a login in it. */
export const openLogin = (afterwards?: () => void): void => useLoginDialog.setState({ isOpen: true, afterwards });

export const closeLogin = (): void => useLoginDialog.setState({ isOpen: false, afterwards: undefined });
