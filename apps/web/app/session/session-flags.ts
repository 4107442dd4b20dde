/** What is remembered until the browser's tab is closed, under the specification's names (document 1, section 3). */
type SessionFlag = "hasShownPopup" | "hasUserContinuedCelebration";

const SET = "true";

/** Where storage is forbidden nothing is remembered: then what is to be shown once is not shown at all. */
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
