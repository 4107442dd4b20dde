import { saleStatusTone } from "@store/domain";
import { Tag, type TagTone } from "@store/ui/tag";

const TONES = { blue: "neutral", orange: "offer", green: "good", grey: "neutral" } as const satisfies Record<
  ReturnType<typeof saleStatusTone>,
  TagTone
>;

/** The state of a sale in its colour (checklist R155). */
export const SaleStatus = ({ status }: { readonly status: string }) => (
  <Tag tone={TONES[saleStatusTone(status)]}>{status}</Tag>
);
