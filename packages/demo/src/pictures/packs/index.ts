import type { Pack } from "../../catalogue/index.ts";
import { bottle } from "./bottle.ts";
import { bar, box, can, tin } from "./boxes.ts";
import { balm, canister, tub } from "./cylinders.ts";
import { book, card, ribbon, tray } from "./gifts.ts";
import { hamper } from "./hamper.ts";
import { jar } from "./jar.ts";
import type { PackPainter } from "./pack.ts";
import { pouch } from "./pouch.ts";
import { dropper, pump, spray } from "./small-bottles.ts";
import { bag, bundle, tube } from "./soft-packs.ts";
import { clayPot, copperBottle } from "./ware.ts";

/** Every pack that a product can name. */
export const PACKS: Readonly<Record<Pack, PackPainter>> = {
  bag,
  balm,
  bar,
  book,
  bottle,
  box,
  bundle,
  can,
  canister,
  card,
  "clay-pot": clayPot,
  "copper-bottle": copperBottle,
  dropper,
  hamper,
  jar,
  pouch,
  pump,
  ribbon,
  spray,
  tin,
  tray,
  tub,
  tube,
};
