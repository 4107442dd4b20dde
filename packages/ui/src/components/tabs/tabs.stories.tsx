import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Tabs } from "./tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "Profile",
    value: "details",
    onValueChange: () => {},
    tabs: [
      { value: "details", label: "Details", content: <p>Meera Desai</p> },
      { value: "addresses", label: "Addresses", content: <p>Two addresses</p> },
      { value: "orders", label: "Order History", content: <p>Eleven orders</p> },
      { value: "subscribe", label: "Subscribe", content: <p>Ghee, every 30 days</p> },
      { value: "wallet", label: "Wallet", content: <p>120 coins</p> },
      { value: "elite", label: "SO Elite", content: <p>Member since March</p> },
    ],
  },
  render: function Shown(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Details" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Addresses", selected: true })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Addresses" })).toHaveTextContent("Two addresses");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tabpanel", { name: "SO Elite" })).toBeVisible();
  },
};
export const StartingElsewhere: Story = { args: { value: "wallet" } };
export const OnAPhone: Story = {
  args: { value: "elite" },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole("tablist").getBoundingClientRect();
    const tab = canvas.getByRole("tab", { name: "SO Elite" }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(row.right + 1);
  },
};
