import {
  createVoucher,
  editVoucher,
  endVoucher,
  type ReplyOf,
  staffVoucher,
  VOUCHER_FIELDS,
} from "@store/api-client/contract";
import {
  checkVoucherForm,
  FIELD_LENGTHS,
  SUGGESTED_CODE_BYTES,
  suggestVoucherCode,
  type VoucherForm as Typed,
  toRupees,
  typedNumber,
  typedRupees,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { fields } from "../edit/form.css.ts";
import type { KeptDrafts } from "../edit/kept-draft.tsx";
import { RecordForm, type RecordFormProps } from "../edit/record-form.tsx";

type Voucher = ReplyOf<typeof staffVoucher>["data"];

const LABELS = {
  code: "Code",
  kind: "It takes off",
  amount: "Amount in ₹",
  percent: "Percent",
  cap: "At most, in ₹",
  minimum: "Products for at least, in ₹",
  startsOn: "First day",
  endsOn: "Last day",
  maxUses: "Uses in all",
  usesPerCustomer: "Uses per customer",
} as const satisfies Record<keyof Typed, string>;

type Draft = { readonly [Field in keyof Typed]: string };

const EMPTY: Draft = {
  ...{ code: "", kind: "percent", amount: "", percent: "", cap: "", minimum: "" },
  ...{ startsOn: "", endsOn: "", maxUses: "", usesPerCustomer: "" },
};

const KINDS = [
  { value: "percent", label: "A part of the products' price" },
  { value: "flat", label: "A fixed amount" },
] as const;

const written = (number: number | undefined): string => (number === undefined ? "" : String(number));

function draftOf(voucher: Voucher): Draft {
  const rupees = (amount: Voucher["amount"]) => (amount === undefined ? "" : String(toRupees(amount)));
  return {
    ...{ code: voucher.code, kind: voucher.kind, amount: rupees(voucher.amount), percent: written(voucher.percent) },
    ...{ cap: rupees(voucher.cap), minimum: rupees(voucher.minimum) },
    ...{ startsOn: voucher.starts_on ?? "", endsOn: voucher.ends_on ?? "" },
    ...{ maxUses: written(voucher.max_uses), usesPerCustomer: written(voucher.uses_per_customer) },
  };
}

const savedOf = (voucher: Voucher) => ({ version: voucher.version, draft: draftOf(voucher) });

const typedOf = (draft: Draft): Typed => ({
  ...draft,
  amount: typedRupees(draft.amount),
  percent: typedNumber(draft.percent),
  cap: typedRupees(draft.cap),
  minimum: typedRupees(draft.minimum),
  maxUses: typedNumber(draft.maxUses),
  usesPerCustomer: typedNumber(draft.usesPerCustomer),
});

/** The request of a draft that the rule accepts. */
function checkDraft(draft: Draft) {
  const typed = typedOf(draft);
  const checked = checkVoucherForm(typed);
  if (!checked.ok) return checked;
  const { code, kind } = checked.value;
  const isPercent = kind === "percent";
  return {
    ok: true as const,
    value: {
      ...{ code, kind, minimum: typed.minimum, max_uses: typed.maxUses, uses_per_customer: typed.usesPerCustomer },
      amount: isPercent ? undefined : typed.amount,
      percent: isPercent ? typed.percent : undefined,
      cap: isPercent ? typed.cap : undefined,
      starts_on: typed.startsOn || undefined,
      ends_on: typed.endsOn || undefined,
    },
  };
}

type Body = Extract<ReturnType<typeof checkDraft>, { ok: true }>["value"];
type Form = Parameters<RecordFormProps<Draft, Body>["children"]>[0];

function Fields({ form, isUsed }: { readonly form: Form; readonly isUsed: boolean }) {
  const { draft, errors, change, text } = form;
  const suggest = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(SUGGESTED_CODE_BYTES));
    change({ code: suggestVoucherCode(typedOf(draft), bytes) });
  };
  return (
    <>
      <div className={fields}>
        <SelectField
          label={LABELS.kind}
          name="kind"
          value={draft.kind}
          options={KINDS}
          error={errors.kind}
          onValueChange={(kind) => change({ kind })}
        />
        {draft.kind === "percent" ? (
          <>
            <TextField label={LABELS.percent} required inputMode="numeric" {...text("percent")} />
            <TextField label={LABELS.cap} inputMode="decimal" hint="Empty: without a limit" {...text("cap")} />
          </>
        ) : (
          <TextField label={LABELS.amount} required inputMode="decimal" {...text("amount")} />
        )}
      </div>
      <TextField
        label={LABELS.code}
        required
        maxLength={FIELD_LENGTHS.voucherCode}
        readOnly={isUsed}
        hint={isUsed ? "It was used: its code stays." : "What customers enter in their cart"}
        {...text("code")}
      />
      {isUsed ? null : (
        <p>
          <Button variant="secondary" onClick={suggest}>
            Suggest a code
          </Button>
        </p>
      )}
      <div className={fields}>
        <TextField
          label={LABELS.minimum}
          inputMode="decimal"
          hint="With GST. Empty: for any cart"
          {...text("minimum")}
        />
        <TextField label={LABELS.startsOn} type="date" hint="Empty: at once" {...text("startsOn")} />
        <TextField label={LABELS.endsOn} type="date" hint="It can be used on this day too" {...text("endsOn")} />
        <TextField label={LABELS.maxUses} inputMode="numeric" hint="Empty: no limit" {...text("maxUses")} />
        <TextField
          label={LABELS.usesPerCustomer}
          inputMode="numeric"
          hint="Empty: no limit"
          {...text("usesPerCustomer")}
        />
      </div>
    </>
  );
}

interface EndButtonProps {
  readonly id: number;
  readonly version: number;
  readonly onEnded: () => Promise<void>;
}

function EndButton({ id, version, onEnded }: EndButtonProps) {
  const { send, isPending } = useMutation(endVoucher, (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    toast.success("The voucher has ended.");
    return onEnded();
  });
  return (
    <Button variant="secondary" isPending={isPending} onClick={() => void send({ params: { id }, body: { version } })}>
      End it now
    </Button>
  );
}

interface VoucherFormProps {
  /** Undefined for a new one. */
  readonly voucher: Voucher | undefined;
  /** Loads the voucher again. */
  readonly onSaved?: () => Promise<void>;
  /** The same, once it was ended. */
  readonly onEnded?: () => Promise<void>;
}

const nothing = async () => {};

const drafts: KeptDrafts<Draft> = new Map();

/** A promotion's voucher, with all that it can say. */
export function VoucherForm({ voucher, onSaved = nothing, onEnded = nothing }: VoucherFormProps) {
  const params = { id: voucher?.id ?? 0 };
  return (
    <RecordForm<Draft, Body, ReplyOf<typeof createVoucher>>
      drafts={drafts}
      one="voucher"
      next={({ data }) => `/dashboard/vouchers/${data.id}`}
      saved={voucher && savedOf(voucher)}
      empty={EMPTY}
      labels={LABELS}
      wireNames={VOUCHER_FIELDS}
      check={checkDraft}
      load={async () => {
        const answer = await call(staffVoucher, { params });
        return answer.ok ? savedOf(answer.reply.data) : undefined;
      }}
      create={(body) => call(createVoucher, { body })}
      edit={async (body, version) => {
        const answer = await call(editVoucher, { params, body: { ...body, version } });
        if (answer.ok) void onSaved();
        return answer;
      }}
      actions={(version) =>
        voucher?.state === "ended" ? null : <EndButton {...params} version={version} onEnded={onEnded} />
      }
    >
      {(form) => <Fields form={form} isUsed={(voucher?.used ?? 0) > 0} />}
    </RecordForm>
  );
}
