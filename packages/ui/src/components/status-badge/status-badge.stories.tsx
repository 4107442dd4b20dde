import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../layout/layout.tsx";
import { StatusBadge } from "./status-badge.tsx";

const meta = { component: StatusBadge, args: { tone: "green", children: "Sales Order" } } satisfies Meta<
  typeof StatusBadge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Cluster>
      <StatusBadge tone="blue">Quotation</StatusBadge>
      <StatusBadge tone="orange">Quotation Sent</StatusBadge>
      <StatusBadge tone="green">Sales Order</StatusBadge>
      <StatusBadge tone="red">Cancelled</StatusBadge>
      <StatusBadge tone="grey">Draft</StatusBadge>
    </Cluster>
  ),
};
