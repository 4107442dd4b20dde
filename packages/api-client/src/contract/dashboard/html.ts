import { HTML_TOO_DEEP, isShallowHtml } from "@store/domain";
import * as v from "valibot";
import { text } from "../fields.ts";

/** HTML that staff write. What could run is taken out before it is stored; no more is asked of it than can be read. */
/* @__NO_SIDE_EFFECTS__ */
export const html = (maxLength: number, minLength = 0) =>
  v.pipe(text(maxLength, minLength), v.check(isShallowHtml, HTML_TOO_DEEP));
