import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  component: TextArea,
  args: { label: "Gift message", name: "message" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: "Happy Diwali!\nMay your kitchen always smell of cardamom.\n\nWith love from all of us." },
};
export const WithError: Story = {
  args: { error: "A review has at most 2000 characters", required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("A review has at most 2000 characters");
  },
};
export const Disabled: Story = { args: { disabled: true } };
