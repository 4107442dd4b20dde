import type { Meta, StoryObj } from "@storybook/react-vite";
import { Alert } from "./alert.tsx";

const meta = {
  component: Alert,
  args: { children: "Cannot proceed to checkout, Wild Forest Honey is out of stock." },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {};
export const Notice: Story = {
  args: {
    tone: "notice",
    title: "Minimum Order Amount Required",
    children: "Order amount should be greater than ₹250.",
  },
};
export const News: Story = { args: { tone: "news", children: "Orders over Diwali leave our farm on 12 November." } };
export const Good: Story = {
  args: { tone: "good", title: "Redeemed", children: "120 coins were taken off this order." },
};
