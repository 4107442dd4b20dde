import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { CounterBadge } from "./counter-badge.tsx";

const meta = {
  component: CounterBadge,
  args: { count: 3 },
  decorators: [
    (Story) => (
      <span style={{ position: "relative", display: "inline-block", padding: 12 }}>
        <Icon name="basket" />
        <Story />
      </span>
    ),
  ],
} satisfies Meta<typeof CounterBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const NinetyNine: Story = {
  args: { count: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99")).toBeVisible();
  },
};
export const More: Story = {
  name: "More than 99 [R8]",
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
  },
};
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("0")).toBeNull();
  },
};
