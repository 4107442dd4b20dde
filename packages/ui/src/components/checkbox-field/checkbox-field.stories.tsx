import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CheckboxField } from "./checkbox-field.tsx";

const meta = {
  component: CheckboxField,
  args: { label: "This is a gift", name: "gift", onCheckedChange: fn() },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "This is a gift" })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const Checked: Story = { args: { defaultChecked: true, hint: "We leave the bill out of the parcel" } };
export const LongLabel: Story = {
  args: {
    label:
      "I agree that Surabhi Organics may write to me about my order, about new harvests, and about what the farmers we buy from are doing this season",
  },
};
export const WithError: Story = {
  args: { error: "Please agree to the terms" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Please agree to the terms");
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
