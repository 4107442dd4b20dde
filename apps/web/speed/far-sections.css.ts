import { globalStyle } from "@vanilla-extract/css";
import { sections } from "../app/features/home/home.css.ts";
import { FIRST_PAGE } from "./far-sections.ts";

/**
 * The home page's sections that are far from the view are neither laid out nor painted. One that was seen keeps its
 * height; until then it is about as high as most. Where a shopper comes back to the page from another, all are laid out,
 * so that it is found where it was left. One with the focus shows the ring around what has it, beyond its own edge.
 */
globalStyle(`:root[${FIRST_PAGE}] ${sections} > :nth-child(n + 4):not(:focus-within)`, {
  contentVisibility: "auto",
  containIntrinsicHeight: "auto 280px",
});
