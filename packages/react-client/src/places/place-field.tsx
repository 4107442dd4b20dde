import { SelectField, type SelectOption } from "@store/ui/select-field";
import { RetryNote } from "./retry-note.tsx";
import type { Place, Places } from "./use-places.ts";

interface PlaceFieldProps {
  readonly label: string;
  /** As in "Unable to load states". */
  readonly what: string;
  readonly autoComplete?: string | undefined;
  readonly choices: Places;
  readonly value: string;
  /** One must be chosen, unless this is false. */
  readonly isRequired?: boolean | undefined;
  /** The place that is chosen already, shown also while the choices are not there. */
  readonly known?: Place | undefined;
  /** Choices after the places. */
  readonly more?: readonly SelectOption[] | undefined;
  /** Why there is nothing to choose yet: the place that these are in is not chosen. */
  readonly waiting: string | undefined;
  readonly error?: string | undefined;
  readonly onValueChange: (value: string) => void;
}

const optionOf = ({ id, name }: Place): SelectOption => ({ value: String(id), label: name });

/** A state or a city. Where they could not be loaded it says so, and tries again. */
export function PlaceField(props: PlaceFieldProps) {
  const {
    label,
    what,
    autoComplete,
    choices,
    value,
    isRequired = true,
    known,
    more = [],
    waiting,
    error,
    onValueChange,
  } = props;
  const { places, hasFailed, retry } = choices;
  const isKnownChosen = known !== undefined && String(known.id) === value;
  const isLoading = waiting === undefined && places === undefined && !hasFailed;
  return (
    <div>
      <SelectField
        label={label}
        autoComplete={autoComplete}
        required={isRequired}
        value={value}
        emptyLabel={isLoading ? `Loading ${what} …` : `Choose a ${label.toLowerCase()}`}
        disabled={waiting !== undefined}
        hint={waiting}
        options={waiting === undefined ? [...(places ?? (isKnownChosen ? [known] : [])).map(optionOf), ...more] : []}
        error={error}
        onValueChange={onValueChange}
      />
      {hasFailed ? <RetryNote what={what} onRetry={retry} /> : null}
    </div>
  );
}
