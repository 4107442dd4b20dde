import { LEAF, MARIGOLD, MARK, NAME_OUTLINES } from "@store/content/logo";
import { COLORS, PAGE, type Paper } from "./paper.ts";

const LOGO_SCALE = 0.52;
const MARK_SCALE = 0.78;
const LOGO_HEIGHT = 80 * LOGO_SCALE;

/** The store's logo, drawn from its outlines: nothing is fetched over the network (C15). */
function drawLogo({ sheet }: Paper): void {
  sheet.save().translate(PAGE.left, PAGE.top).scale(LOGO_SCALE);
  sheet.save().translate(36, 42).scale(MARK_SCALE);
  for (const leaf of MARK.leaves) sheet.path(leaf).fill(LEAF);
  sheet.path(MARK.seed).fill(MARIGOLD).restore();
  sheet.path(NAME_OUTLINES.name).fill(COLORS.ink).path(NAME_OUTLINES.small).fill(LEAF).restore();
}

/** Logo and document title; returns where the content begins. */
export function drawLetterhead(paper: Paper, title: string, notes: readonly string[]): number {
  drawLogo(paper);
  const place = { x: PAGE.left + PAGE.width / 2, width: PAGE.width / 2 };
  let y = paper.write(title, { ...place, y: PAGE.top - 3 }, { face: "bold", size: 18, align: "right" });
  for (const note of notes) y = paper.write(note, { ...place, y }, { size: 9, color: COLORS.muted, align: "right" });
  const below = Math.max(y, PAGE.top + LOGO_HEIGHT) + 10;
  paper.line(below, LEAF, 1.2);
  return below + 14;
}
