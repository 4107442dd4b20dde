import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextField } from "../text-field/text-field.tsx";
import { MoreFields } from "./more-fields.tsx";

const meta = {
  component: MoreFields,
  args: {
    label: "Add details",
    hint: "Landmark, GSTIN",
    isOpen: false,
    isRefused: false,
    children: (
      <>
        <TextField label="Landmark" />
        <TextField label="GSTIN" />
      </>
    ),
  },
} satisfies Meta<typeof MoreFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Landmark/);
    await expect(field).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(field, "a closed one is no stop of the keyboard").not.toHaveFocus();
    await userEvent.click(canvas.getByText("Add details"));
    await expect(field).toBeVisible();
    await userEvent.click(canvas.getByText("Add details"));
    await expect(field).not.toBeVisible();
  },
};

export const FilledIn: Story = {
  args: { isOpen: true },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^Landmark/)).toBeVisible(),
};

export const Refused: Story = {
  args: { isRefused: true, children: <TextField label="GSTIN" error="A GSTIN has 15 characters" /> },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^GSTIN/);
    await expect(field).toBeVisible();
    await userEvent.click(canvas.getByText("Add details"));
    await expect(field).toBeVisible();
  },
};
