import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Pictures and text beside what is bought and what stands on the pack, which take less. */
export const wideColumns = {
  [media.laptop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", gap: vars.space.x6 },
};
export const product = style({
  display: "grid",
  gap: vars.space.x3,
  paddingTop: vars.space.x2,
  maxWidth: "1280px",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space.x6 },
    ...wideColumns,
  },
});
export const section = style({ marginTop: vars.space.x6, maxWidth: "1280px" });
export const sectionTitle = style({ fontSize: vars.size.large, marginBottom: vars.space.x2 });
export const more = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });
