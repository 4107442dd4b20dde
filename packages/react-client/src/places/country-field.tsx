import { CONTENT_TEXTS } from "@store/domain";
import { ComboField } from "@store/ui/combo-field";
import { toast } from "@store/ui/toaster";
import { useEffect, useState } from "react";
import { SOMETHING_WENT_WRONG } from "../data/failures.ts";
import { RetryNote } from "./retry-note.tsx";
import { type Country, useCountrySearch } from "./use-places.ts";

const COUNTRY_NAME_MAXIMUM = 60;

interface CountryFieldProps {
  readonly chosen: Country | undefined;
  /** A country must be chosen, unless this is false. */
  readonly isRequired?: boolean | undefined;
  readonly error?: string | undefined;
  readonly onChoose: (country: Country | undefined) => void;
}

/** A country, found by the first three characters or more of its name [R129]. */
export function CountryField({ chosen, isRequired = true, error, onChoose }: CountryFieldProps) {
  /** Undefined while nothing is being typed: the field then shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const { places, hasFailed, retry } = useCountrySearch(typed ?? "");

  useEffect(() => {
    if (hasFailed) toast.error(SOMETHING_WENT_WRONG, { description: CONTENT_TEXTS.countries });
  }, [hasFailed]);

  return (
    <div>
      <ComboField
        label="Country"
        required={isRequired}
        maxLength={COUNTRY_NAME_MAXIMUM}
        text={typed ?? chosen?.name ?? ""}
        hint="Type at least 3 letters to search"
        error={error}
        options={places?.map(({ id, name }) => ({ value: String(id), label: name }))}
        emptyMessage="No country found"
        onTextChange={(text) => {
          setTyped(text);
          if (text.trim() === "") onChoose(undefined);
        }}
        onChoose={({ value }) => {
          setTyped(undefined);
          onChoose(places?.find(({ id }) => String(id) === value));
        }}
        // A search that failed stays as it was typed, to be tried again.
        onLeave={() => hasFailed || setTyped(undefined)}
      />
      {hasFailed ? <RetryNote what="countries" onRetry={retry} /> : null}
    </div>
  );
}
