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
} from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { refusalMessage } from "../../../data/failures.ts";
import { errorsByField, useForm } from "../../../data/use-form.ts";
import { useMutation } from "../../../data/use-mutation.ts";
import { call } from "../../../session/browser-call.ts";
import * as styles from "../dashboard.css.ts";
import { EditConflict, useEditConflict } from "../edit/edit-conflict.tsx";

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

const typedOf = (draft: Draft): Typed => ({
  ...draft,
  amount: typedNumber(draft.amount),
  percent: typedNumber(draft.percent),
  cap: typedNumber(draft.cap),
  minimum: typedNumber(draft.minimum),
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

interface VoucherFormProps {
  /** Undefined for a new one. */
  readonly voucher: Voucher | undefined;
  /** Loads the voucher again. */
  readonly onSaved?: () => Promise<void>;
}

/** A promotion's voucher, with all that it can say. */
export function VoucherForm({ voucher, onSaved }: VoucherFormProps) {
  const navigate = useNavigate();
  const form = useForm<Draft, Extract<ReturnType<typeof checkDraft>, { ok: true }>["value"]>(
    voucher ? draftOf(voucher) : EMPTY,
    checkDraft,
  );
  const [problem, setProblem] = useState<string>();
  const id = voucher?.id ?? 0;
  const conflict = useEditConflict<Draft>(voucher?.version ?? 1, async () => {
    const answer = await call(staffVoucher, { params: { id } });
    return answer.ok ? { version: answer.reply.data.version, draft: draftOf(answer.reply.data) } : undefined;
  });

  type Failed = Parameters<typeof conflict.detect>[0];
  const tell = async (failure: Failed) => {
    if (await conflict.detect(failure)) return;
    form.showErrors(failure.kind === "refused" ? errorsByField(failure.errors, VOUCHER_FIELDS) : {});
    setProblem(refusalMessage(failure));
  };
  const creation = useMutation(createVoucher, async (answer) => {
    if (!answer.ok) return tell(answer.failure);
    toast.success("The voucher can be used.");
    return navigate(`/dashboard/vouchers/${answer.reply.data.id}`, { replace: true });
  });
  const saved = async (message: string) => {
    setProblem(undefined);
    toast.success(message);
    await onSaved?.();
  };
  const edit = useMutation(editVoucher, (answer) =>
    answer.ok ? saved("The voucher is changed.") : tell(answer.failure),
  );
  const end = useMutation(endVoucher, (answer) => (answer.ok ? saved("The voucher has ended.") : tell(answer.failure)));

  const save = (version: number) =>
    form.submit((body) =>
      voucher ? edit.send({ params: { id }, body: { ...body, version } }) : creation.send({ body }),
    );
  const suggest = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(SUGGESTED_CODE_BYTES));
    form.change({ code: suggestVoucherCode(typedOf(form.draft), bytes) });
  };
  const isUsed = (voucher?.used ?? 0) > 0;
  const isPercent = form.draft.kind === "percent";
  const isPending = creation.isPending || edit.isPending || end.isPending;
  return (
    <form
      ref={form.element}
      className={`${styles.narrow} ${styles.steps}`}
      onSubmit={save(conflict.basedOn)}
      aria-label="The voucher"
      noValidate
    >
      <div className={styles.form}>
        <SelectField
          label={LABELS.kind}
          name="kind"
          value={form.draft.kind}
          options={KINDS}
          error={form.errors.kind}
          onValueChange={(kind) => form.change({ kind })}
        />
        {isPercent ? (
          <>
            <TextField label={LABELS.percent} required inputMode="numeric" {...form.text("percent")} />
            <TextField label={LABELS.cap} inputMode="decimal" hint="Empty: without a limit" {...form.text("cap")} />
          </>
        ) : (
          <TextField label={LABELS.amount} required inputMode="decimal" {...form.text("amount")} />
        )}
        <TextField
          label={LABELS.code}
          required
          maxLength={FIELD_LENGTHS.voucherCode}
          readOnly={isUsed}
          hint={isUsed ? "It was used: its code stays." : "What customers enter in their cart"}
          {...form.text("code")}
        />
        {isUsed ? null : (
          <Button variant="secondary" onClick={suggest}>
            Suggest a code
          </Button>
        )}
        <TextField label={LABELS.minimum} inputMode="decimal" hint="Empty: for any cart" {...form.text("minimum")} />
        <TextField label={LABELS.startsOn} type="date" hint="Empty: at once" {...form.text("startsOn")} />
        <TextField label={LABELS.endsOn} type="date" hint="It can be used on this day too" {...form.text("endsOn")} />
        <TextField label={LABELS.maxUses} inputMode="numeric" hint="Empty: no limit" {...form.text("maxUses")} />
        <TextField
          label={LABELS.usesPerCustomer}
          inputMode="numeric"
          hint="Empty: no limit"
          {...form.text("usesPerCustomer")}
        />
      </div>
      {problem ? <Alert>{problem}</Alert> : null}
      {conflict.theirs ? (
        <EditConflict
          labels={LABELS}
          mine={form.draft}
          theirs={conflict.theirs}
          onKeepMine={(version) => {
            const checked = checkDraft(form.draft);
            conflict.settle(version);
            if (checked.ok) void edit.send({ params: { id }, body: { ...checked.value, version } });
          }}
          onTakeTheirs={({ version, draft }) => {
            conflict.settle(version);
            form.change(draft);
          }}
          isPending={edit.isPending}
        />
      ) : (
        <div className={styles.buttons}>
          <Button type="submit" isPending={isPending}>
            {voucher ? "Save" : "Add the voucher"}
          </Button>
          {voucher && voucher.state !== "ended" ? (
            <Button
              variant="secondary"
              isPending={isPending}
              onClick={() => end.send({ params: { id }, body: { version: conflict.basedOn } })}
            >
              End it now
            </Button>
          ) : null}
        </div>
      )}
    </form>
  );
}
