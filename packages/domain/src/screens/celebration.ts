/** [R52] */
export const CELEBRATION_DELAY_MS = 2000;
export const CELEBRATION_MESSAGE_DELAY_MS = 500;
/** It starts to close after 5 s, and is closed 1 s later. */
export const CELEBRATION_SHOWN_MS = 5000;
export const CELEBRATION_CLOSING_MS = 1000;

type Screen = { readonly isMobile: boolean; readonly reducedMotion: boolean };

/** 140 pieces on desktop, 80 on mobile, none when reduced motion is preferred [R53]. */
export function confettiPieces({ isMobile, reducedMotion }: Screen): number {
  if (reducedMotion) return 0;
  return isMobile ? 80 : 140;
}

/** 36, or 12 when reduced motion is preferred [R53]. */
export const sparkles = ({ reducedMotion }: Pick<Screen, "reducedMotion">): number => (reducedMotion ? 12 : 36);
