import { fromRupees, ZERO_PAISE } from "@store/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Summary } from "./summary.tsx";

const meta = {
  component: Summary,
  args: {
    rows: [
      { label: "Subtotal", amount: fromRupees(1189.52) },
      { label: "Discount", amount: fromRupees(100), isDeduction: true },
      { label: "GST", amount: fromRupees(54.48) },
      { label: "Shipping", amount: fromRupees(100), zeroLabel: "Free" },
    ],
    total: { label: "Total", amount: fromRupees(1244) },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Summary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfACart: Story = {
  name: "Of a cart [R90]",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("−₹100.00")).toBeVisible();
    await expect(canvas.getByText("₹1,244.00")).toBeVisible();
  },
};
export const FreeShipping: Story = {
  args: { rows: [{ label: "Shipping", amount: ZERO_PAISE, zeroLabel: "Free" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Free")).toBeVisible();
  },
};
export const Updating: Story = {
  args: { isUpdating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₹1,244.00").closest("dl")).toHaveAttribute("aria-busy", "true");
  },
};
export const OfUnknownShipping: Story = {
  args: {
    rows: [{ label: "Shipping", amount: undefined, zeroLabel: "Free" }],
    total: { label: "Total", amount: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("—")).toHaveLength(2);
  },
};
