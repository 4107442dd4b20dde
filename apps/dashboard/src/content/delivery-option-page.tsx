import {
  createDeliveryOption,
  DELIVERY_OPTION_FIELDS,
  editDeliveryOption,
  type ReplyOf,
  staffDeliveryOptions,
} from "@store/api-client/contract";
import {
  type CheckedDeliveryOption,
  checkDeliveryOption,
  DELIVERY_OPTION_MAXIMUM_DAYS,
  DELIVERY_OPTION_NAME_LENGTH,
  typedNumber,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { CheckboxField } from "@store/ui/checkbox-field";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import { Link, useParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import type { KeptDrafts } from "../edit/kept-draft.tsx";
import { RecordForm } from "../edit/record-form.tsx";
import { steps } from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { countOf } from "../parts/count-of.ts";

const drafts: KeptDrafts<Draft> = new Map();

type Option = ReplyOf<typeof staffDeliveryOptions>["data"][number];

const LIST = "/dashboard/content/delivery-options";

const LABELS = {
  name: "Name",
  durationDays: "Days from one delivery to the next",
  isOffered: "Offered to new subscribers",
} as const;

type Draft = {
  readonly name: string;
  readonly durationDays: string;
  readonly isOffered: boolean;
};

const EMPTY: Draft = { name: "", durationDays: "", isOffered: true };

const savedOf = ({ name, duration, is_offered, version }: Option) => ({
  version,
  draft: { name, durationDays: String(duration), isOffered: is_offered },
});

const checkDraft = ({ name, durationDays, isOffered }: Draft) =>
  checkDeliveryOption({
    ...{ name, isOffered },
    durationDays: typedNumber(durationDays),
  });

const bodyOf = ({ name, durationDays, isOffered }: CheckedDeliveryOption) => ({
  ...{ name, duration: durationDays, is_offered: isOffered },
});

function OptionForm({ option }: { readonly option: Option | undefined }) {
  const id = option?.id ?? 0;
  const count = option?.subscriptions ?? 0;
  return (
    <RecordForm<Draft, CheckedDeliveryOption>
      drafts={drafts}
      one="delivery option"
      next={LIST}
      saved={option && savedOf(option)}
      empty={EMPTY}
      labels={LABELS}
      wireNames={DELIVERY_OPTION_FIELDS}
      check={checkDraft}
      load={async () => {
        const answer = await call(staffDeliveryOptions);
        const found = answer.ok ? answer.reply.data.find((one) => one.id === id) : undefined;
        return found && savedOf(found);
      }}
      create={(option) => call(createDeliveryOption, { body: bodyOf(option) })}
      edit={(option, version) => call(editDeliveryOption, { params: { id }, body: { ...bodyOf(option), version } })}
    >
      {({ draft, errors, change, text }) => (
        <>
          <TextField
            label={LABELS.name}
            required
            maxLength={DELIVERY_OPTION_NAME_LENGTH}
            hint="Such as “Every two weeks”"
            {...text("name")}
          />
          <TextField
            label={LABELS.durationDays}
            required
            inputMode="numeric"
            readOnly={count > 0}
            hint={
              count > 0
                ? `${countOf(count, "subscription is", "subscriptions are")} delivered with this option, so its number of days cannot be changed.`
                : `From 1 to ${DELIVERY_OPTION_MAXIMUM_DAYS}`
            }
            {...text("durationDays")}
          />
          <CheckboxField
            label={LABELS.isOffered}
            hint="Not ticked: subscriptions keep it, and nobody else can choose it."
            checked={draft.isOffered}
            error={errors.isOffered}
            onCheckedChange={(isOffered) => change({ isOffered })}
          />
        </>
      )}
    </RecordForm>
  );
}

function Known({ id }: { readonly id: string }) {
  const { state, reply, refetch } = useQuery(staffDeliveryOptions);
  const option = reply?.data.find((one) => String(one.id) === id);
  usePageTitle(option?.name);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  return option ? (
    <OptionForm option={option} />
  ) : (
    <EmptyState title="Delivery option not found" message="It may have been deleted." />
  );
}

/** How often a subscription can be delivered, to be added or changed. */
export default function DeliveryOptionPage() {
  const { optionId: id = "" } = useParams();
  const isNew = id === "new";
  return (
    <DashboardFrame title={isNew ? "New delivery option" : "Delivery option"}>
      <p className={steps}>
        <Link to={LIST}>All delivery options</Link>
      </p>
      {isNew ? <OptionForm option={undefined} /> : <Known key={id} id={id} />}
    </DashboardFrame>
  );
}
