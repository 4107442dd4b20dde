import { MARK } from "@store/content/logo";
import { COLORS, PAGE, type Paper } from "./paper.ts";

const LOGO_HEIGHT = 42;
const MARK_SCALE = 0.4;
const MARK_WIDTH = 46;
const NAME = { face: "bold", size: 17, color: COLORS.ink } as const;

/** The shop's mark and name, drawn from outlines and letters: nothing is fetched over the network (C15). */
function drawLogo(paper: Paper): void {
  const { sheet, seller } = paper;
  const { shopName, colours, hasOwnLogo } = seller;
  const indent = hasOwnLogo ? 0 : MARK_WIDTH;
  if (!hasOwnLogo) {
    sheet
      .save()
      .translate(PAGE.left + MARK_WIDTH / 2 - 4, PAGE.top + LOGO_HEIGHT / 2)
      .scale(MARK_SCALE);
    for (const leaf of MARK.leaves) sheet.path(leaf).fill(colours.main);
    sheet.path(MARK.seed).fill(colours.accent).restore();
  }
  const width = PAGE.width / 2 - indent;
  const top = PAGE.top + (LOGO_HEIGHT - paper.heightOf(shopName, width, NAME)) / 2;
  paper.write(shopName, { x: PAGE.left + indent, y: top, width }, NAME);
}

/** Logo and document title; returns where the content begins. */
export function drawLetterhead(paper: Paper, title: string, notes: readonly string[]): number {
  drawLogo(paper);
  const place = { x: PAGE.left + PAGE.width / 2, width: PAGE.width / 2 };
  let y = paper.write(title, { ...place, y: PAGE.top - 3 }, { face: "bold", size: 18, align: "right" });
  for (const note of notes) y = paper.write(note, { ...place, y }, { size: 9, color: COLORS.muted, align: "right" });
  const below = Math.max(y, PAGE.top + LOGO_HEIGHT) + 10;
  paper.line(below, paper.seller.colours.main, 1.2);
  return below + 14;
}
