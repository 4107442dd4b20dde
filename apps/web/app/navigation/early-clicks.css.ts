import { globalStyle } from "@vanilla-extract/css";

/** Noted, and soon answered. */
globalStyle("[data-pressed]", { opacity: 0.6, cursor: "progress" });
