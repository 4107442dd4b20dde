import { DEFAULT_POLICY } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";

const Rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });

/** What a simulation began with. */
export interface Beginning {
  /** Its orders have this id, or a higher one. */
  readonly firstOrder: number;
  /** What each gift voucher of its buyers held, in paise. */
  readonly voucher: number;
  readonly voucherPrefix: string;
}

/**
 * What must hold after every step, however it ended: each query finds what breaks it.
 * @returns the broken ones, with what was found.
 */
export async function findBroken(
  db: Database,
  { firstOrder, voucher, voucherPrefix }: Beginning,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const queries: Readonly<Record<string, SQL>> = {
    "stock is what its ledger says, and not below nothing": sql`
      select p.id, p.stock, sum(m.change) as ledger from products p join stock_movements m on m.product_id = p.id
      where p.stock is not null group by p.id having p.stock <> sum(m.change) or p.stock < 0`,
    "a batch has what its ledger says, and not below nothing": sql`
      select b.id, b.pieces_left, sum(m.change) as ledger from stock_batches b left join batch_movements m on m.batch_id = b.id
      group by b.id having b.pieces_left <> coalesce(sum(m.change), 0) or b.pieces_left < 0`,
    "the batches of a product have no more than its stock": sql`
      select p.id, p.stock, sum(b.pieces_left) as batched from products p join stock_batches b on b.product_id = p.id
      group by p.id having sum(b.pieces_left) > coalesce(p.stock, 0)`,
    "no batch gives an order more than the order took of its product": sql`
      select m.order_id, b.product_id, sum(m.change) as batched from batch_movements m join stock_batches b on b.id = m.batch_id
      where m.order_id is not null group by 1, 2 having sum(m.change) > 0 or sum(m.change) <
        (select sum(change) from stock_movements s where s.order_id = m.order_id and s.product_id = b.product_id)`,
    "an order has taken its pieces once, or none": sql`
      select o.id, l.product_id, o.order_status, o.is_released, o.is_restocked, l.quantity, coalesce(m.change, 0) as taken
      from orders o
      join (
        select order_id, product_id, sum(quantity - coalesce(back, 0)) as quantity from order_lines
        left join (select line_id, sum(restocked) as back from return_lines group by 1) r on r.line_id = order_lines.id
        group by 1, 2
      ) l on l.order_id = o.id
      left join (select order_id, product_id, sum(change) as change from stock_movements group by 1, 2) m
        on m.order_id = o.id and m.product_id = l.product_id
      where o.id >= ${firstOrder} and coalesce(m.change, 0) <>
        case when o.is_restocked or (o.is_released and o.order_status not in ('Undelivered', 'Returned')) then 0
          when o.order_status = 'Returned' then coalesce(m.change, 0) else -l.quantity end`,
    "an order's money adds up": sql`
      select o.id from orders o left join order_lines l on l.order_id = o.id where o.id >= ${firstOrder} group by o.id
      having coalesce(sum(l.base_price * l.quantity), 0) <> o.product_total
        or coalesce(sum(l.discount), 0) <> o.discount or coalesce(sum(l.tax), 0) <> o.tax
        or o.product_total - o.discount + o.tax + o.shipping + o.cash_fee - o.gift_voucher - o.used_coins * 100 <> o.final_total`,
    "a gift voucher holds what is not spent of it": sql`
      select v.id, v.amount, sum(u.amount) as spent from vouchers v left join voucher_uses u on u.voucher_id = v.id
      where v.code like ${`${voucherPrefix}%`} group by v.id having v.amount + coalesce(sum(u.amount), 0) <> ${voucher}`,
    "a wallet is what its ledger says": sql`
      select w.customer_id, w.balance from coin_wallets w left join coin_ledger l on l.customer_id = w.customer_id
      group by w.customer_id, w.balance having coalesce(sum(l.added) - sum(l.used), 0) <> w.balance`,
    "an order that is paid online was paid, exactly": sql`
      select o.id, o.final_total, sum(p.amount) as paid from orders o
      left join payments p on p.subject_id = o.id and p.purpose = 'order' and p.state = 'paid'
      where o.id >= ${firstOrder} and o.is_paid and o.pay_type <> 'Cash on Delivery' and o.final_total > 0
      group by o.id having coalesce(sum(p.amount), 0) < o.final_total`,
    "no more goes back than was paid": sql`
      select o.id, o.final_total, b.back, p.paid from orders o
      join (select order_id, sum(amount) as back from refunds where state <> 'failed' group by 1) b on b.order_id = o.id
      left join (select subject_id, sum(amount) as paid from payments where purpose = 'order' and state = 'paid' group by 1) p
        on p.subject_id = o.id
      where o.id >= ${firstOrder} and b.back > greatest(coalesce(p.paid, 0), case when o.is_paid then o.final_total else 0 end)`,
    "no line comes back, or is credited, beyond itself": sql`
      select l.id, l.quantity, r.came, r.credited from order_lines l
      join (
        select line_id, sum(case state when 'refused' then 0 when 'requested' then quantity when 'accepted' then quantity
            else restocked + written_off end) as taken,
          sum(restocked + written_off) as came, sum(amount) as credited
        from return_lines join return_requests on return_requests.id = request_id group by 1
      ) r on r.line_id = l.id
      where r.taken > l.quantity or r.came > l.quantity
        or r.credited > l.base_price * l.quantity - l.discount + l.tax`,
    "what was taken out of a line is credited, and no more": sql`
      select l.id, l.withdrawn, r.pieces from order_lines l
      left join (
        select line_id, sum(restocked) as pieces from return_lines join return_requests on return_requests.id = request_id
        where is_withdrawal and state = 'refunded' group by 1
      ) r on r.line_id = l.id
      where l.withdrawn <> coalesce(r.pieces, 0)`,
    "a credit note of returned lines is of their amounts": sql`
      select n.number, n.part, sum(l.amount) as credited from credit_notes n
      join return_requests r on r.credit_note = n.number join return_lines l on l.request_id = r.id
      group by n.number, n.part having sum(l.amount) is distinct from n.part`,
    "papers are numbered without a gap": sql`
      select s.series, s.financial_year, s.last, count(n.number) as written from document_series s
      join json_each_text(${JSON.stringify(DEFAULT_POLICY.documentSeries)}::json) as prefix on prefix.key = s.series
      left join (
        select number from invoices union all select number from membership_invoices union all select number from credit_notes
      ) n on n.number like prefix.value || '/' || s.financial_year || '/%'
      where s.series in ('invoice', 'creditNote')
      group by s.series, s.financial_year, s.last having s.last <> count(n.number)`,
    "an order is announced once": sql`
      select o.id, m.kind, m.recipient from orders o join outbox m on strpos(m.text, o.number) > 0
      where o.id >= ${firstOrder} and m.kind in ('order-placed', 'order-paid', 'order-cancelled')
      group by o.id, m.kind, m.channel, m.recipient having count(*) > 1`,
    "what is placed is announced": sql`
      select o.id from orders o where o.id >= ${firstOrder} and (o.pay_type = 'Cash on Delivery' or o.is_paid)
      and not exists (select from outbox m where strpos(m.text, o.number) > 0)`,
  };
  const broken: Record<string, readonly unknown[]> = {};
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = v.parse(Rows, await db.execute(query));
    if (rows.length > 0) broken[name] = rows;
  }
  return broken;
}
