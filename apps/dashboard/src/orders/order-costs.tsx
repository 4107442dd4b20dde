import type { previewOrderChange, previewPhoneOrder, ReplyOf } from "@store/api-client/contract";
import { isShownLine } from "@store/domain";
import { cashFeeRows } from "@store/react-client/payment-rows";
import { Alert } from "@store/ui/alert";
import { Summary } from "@store/ui/summary";
import type { Query } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";

type Preview = ReplyOf<typeof previewOrderChange> | ReplyOf<typeof previewPhoneOrder>;

interface OrderCostsProps {
  readonly preview: Query<Preview>;
  readonly refusalTitle: string;
}

/** What the order costs by the server's rules, and why it would be refused. */
export function OrderCosts({ preview, refusalTitle }: OrderCostsProps) {
  if (preview.state === "failed")
    return <LoadFailed failure={preview.failure} title="The total is not known" onRetry={preview.refetch} />;
  const costs = preview.reply?.data;
  return (
    <>
      <Summary
        isUpdating={preview.state === "loaded" && preview.isPrevious}
        rows={[
          { label: "Products", amount: costs?.product_total },
          ...(isShownLine(costs?.discount_amt)
            ? [{ label: "Discount", amount: costs?.discount_amt, isDeduction: true }]
            : []),
          { label: "Tax", amount: costs?.tax_amt },
          { label: "Shipping", amount: costs?.shipping_amt, zeroLabel: "Free" },
          ...cashFeeRows(costs?.cash_fee_amt),
          ...(isShownLine(costs?.gift_voucher_amt)
            ? [{ label: "Gift voucher", amount: costs?.gift_voucher_amt, isDeduction: true }]
            : []),
        ]}
        total={{ label: "To pay", amount: costs?.final_total }}
      />
      {costs && "new_coin" in costs && costs.new_coin > 0 ? (
        <p className={styles.small}>The customer earns {costs.new_coin} coins.</p>
      ) : null}
      {costs?.refusal ? <Alert title={refusalTitle}>{costs.refusal}</Alert> : null}
    </>
  );
}
