export const fontFamily = {
  body: '"Inter", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
} as const;
/** 14 / 16 / 20 / 28 / 40 pixels, and 12 for chips and badges; in rem so that they follow the reader's setting. */
export const fontSize = {
  fine: "0.75rem",
  small: "0.875rem",
  body: "1rem",
  large: "1.25rem",
  title: "1.75rem",
  display: "2.5rem",
} as const;
export const fontWeight = { regular: "400", medium: "500", bold: "650" } as const;
export const lineHeight = { tight: "1.2", snug: "1.35", body: "1.55" } as const;
