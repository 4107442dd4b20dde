import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextField } from "./text-field.tsx";

const meta = {
  component: TextField,
  args: { label: "Full name", name: "name", autoComplete: "name", required: true },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Full name"));
    await expect(canvas.getByRole("textbox", { name: "Full name" })).toHaveFocus();
  },
};
export const Filled: Story = { args: { defaultValue: "Meera Desai" } };
export const Optional: Story = { args: { required: false, label: "Landmark" } };
export const Filter: Story = {
  args: { required: false, isFilter: true, label: "City" },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent("optional"),
};
/** As of German, on a phone of 320 px: in a grid whose column is as wide as its content asks for. */
export const LongWord: Story = {
  args: { label: "Rechtsschutzversicherungsgesellschaftsbezeichnung" },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", width: 288 }}>
        <h2>Donaudampfschifffahrtsgesellschaft</h2>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("heading").parentElement;
    await expect(grid?.scrollWidth).toBe(288);
  },
};
export const WithHint: Story = {
  args: { hint: "As it stands on your parcel" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("As it stands on your parcel");
  },
};
export const WithPrefix: Story = {
  args: { label: "Mobile number", prefix: "+91", type: "tel", inputMode: "numeric", autoComplete: "tel" },
};
export const WithError: Story = {
  args: { error: "Full name is required", hint: "As it stands on your parcel" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Full name is required");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Full name is required");
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "India" } };
