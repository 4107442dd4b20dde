import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

const meta = {
  component: PasswordField,
  args: { label: "Password", required: true, defaultValue: "Organic@2026", hint: "At least 8 characters" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole("button", { name: "Show password" });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};
export const WithError: Story = { args: { error: "Passwords do not match" } };
