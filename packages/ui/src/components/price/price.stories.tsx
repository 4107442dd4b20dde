import { fromRupees, ZERO_PAISE } from "@store/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "./price.tsx";

const meta = { component: Price, args: { amount: fromRupees(124999.5) } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₹1,24,999.50")).toBeVisible();
  },
};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large", note: "inclusive of GST" } };
export const Reduced: Story = {
  args: { note: <s>₹1,49,999.00</s> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₹1,49,999.00").tagName).toBe("S");
  },
};
export const Nothing: Story = { args: { amount: ZERO_PAISE } };
