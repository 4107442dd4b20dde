import { addDays, type CalendarDate, startOfDay } from "@store/domain";

/** Entered before the oldest order, so that the orders of a batch are known. */
const ENTERED_DAYS_AGO = 120;

interface BatchSeed {
  readonly productId: number;
  readonly number: string;
  readonly bestBeforeInDays: number;
  /** Pieces that are in stock; the oldest batch of a product also had those that were sold. */
  readonly left: number;
}

/** Spices: of each, what expires first comes first. The rest of their stock is in no batch. */
const DEMO_BATCHES: readonly BatchSeed[] = [
  { productId: 1067, number: "TUR-118", bestBeforeInDays: 24, left: 18 },
  { productId: 1067, number: "TUR-124", bestBeforeInDays: 330, left: 90 },
  { productId: 1064, number: "LAU-031", bestBeforeInDays: 150, left: 20 },
  { productId: 1064, number: "LAU-036", bestBeforeInDays: 410, left: 43 },
  { productId: 1068, number: "MIR-207", bestBeforeInDays: 260, left: 60 },
];

/** Goods of one making, with their best-before days. */
export const demoBatches = (today: CalendarDate) =>
  DEMO_BATCHES.map(({ bestBeforeInDays, ...batch }) => ({
    ...batch,
    bestBefore: addDays(today, bestBeforeInDays),
    enteredAt: startOfDay(addDays(today, -ENTERED_DAYS_AGO)),
  }));
