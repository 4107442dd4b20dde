import { PAGE_DATA } from "../../app/data/page-data.ts";
import { MARK_MEMBER, RECORD_EARLY_CLICKS } from "./browser-scripts.ts";

/** Before the styles, which a script after them would wait for, and before any press. */
export const EARLY_SCRIPT = `<script>${MARK_MEMBER};${RECORD_EARLY_CLICKS}</script>`;

/** A `<` is inside the texts of JSON alone, where it may be escaped. */
const inScript = (json: string) => json.replaceAll("<", "\\u003c");

/** What the loaders returned, where it is neither JavaScript nor part of what the security policy names by its hash. */
export const dataScript = (data: object): string =>
  `<script type="application/json" id="${PAGE_DATA}">${inScript(JSON.stringify(data))}</script>`;
