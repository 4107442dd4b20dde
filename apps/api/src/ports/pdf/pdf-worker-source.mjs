// The thread's entry while the store runs from its source: tsx reads TypeScript in a thread only when told to there.
import { register } from "tsx/esm/api";

register();
export const { cart, creditNote, invoice, invoices, packingSlips } = await import("./pdf-worker.ts");
