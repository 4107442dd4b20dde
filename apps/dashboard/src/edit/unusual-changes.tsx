import { UNUSUAL_CHANGE } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { CheckboxField } from "@store/ui/checkbox-field";
import { countOf } from "../parts/count-of.ts";

interface UnusualChangesProps {
  readonly count: number;
  /** What changes, such as "line". */
  readonly noun: string;
  /** That they are right. */
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** Has whoever applies many changes look at those that are unusual, and say that they are right. */
export function UnusualChanges({ count, noun, isTicked, onTick }: UnusualChangesProps) {
  if (count === 0) return null;
  return (
    <Alert title={`${countOf(count, noun)} ${count === 1 ? UNUSUAL_CHANGE.one : UNUSUAL_CHANGE.many}`}>
      <p>{UNUSUAL_CHANGE.look}</p>
      <CheckboxField label={UNUSUAL_CHANGE.tick} checked={isTicked} onCheckedChange={onTick} />
    </Alert>
  );
}
