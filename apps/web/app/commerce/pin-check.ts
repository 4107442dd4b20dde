import type { ComponentType } from "react";
import { onPress } from "./on-press.tsx";

/** Asks for a PIN code. @param load fetches what answers. */
export const pinCheck = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) =>
  onPress(load, { variant: "quiet", children: "Check delivery to your PIN code" });
