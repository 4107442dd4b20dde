import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SubmitButton } from "./submit-button.tsx";

const meta = {
  component: SubmitButton,
  args: { children: "Book appointment" },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Waiting: Story = {
  args: { missing: "Please complete reCAPTCHA first" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Please complete reCAPTCHA first");
  },
};
export const Pending: Story = { args: { isPending: true, children: "Sending" } };
