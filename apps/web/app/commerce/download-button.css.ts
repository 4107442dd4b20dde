import { style } from "@vanilla-extract/css";

/** In a line of its own, below the buttons. */
export const result = style({ order: 1, flexBasis: "100%" });
/** Of a document: in one piece. */
export const number = style({ whiteSpace: "nowrap" });
