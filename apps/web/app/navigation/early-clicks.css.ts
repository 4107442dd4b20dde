import { globalStyle } from "@vanilla-extract/css";

/** The look of a button that was clicked before the scripts ran. */
globalStyle("[data-pressed]", { opacity: 0.6, cursor: "progress" });
