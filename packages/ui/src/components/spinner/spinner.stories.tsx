import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./spinner.tsx";

const meta = { component: Spinner, args: { label: "Payment is being processed" } } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Payment is being processed");
  },
};
export const Large: Story = { args: { size: "large" } };
