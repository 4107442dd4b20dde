import type { Database } from "../db/database.ts";
import { clearExpired } from "./clear-expired.ts";
import type { Step } from "./create-schedule.ts";

export interface StepDependencies {
  readonly db: Database;
}

/** Everything that the store does without being asked. */
export const storeSteps = ({ db }: StepDependencies): readonly Step[] => [clearExpired(db)];
