import { plainPhone } from "@store/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { WholePhoneField, type WholePhoneFieldProps } from "./whole-phone-field.tsx";

function Kept(props: WholePhoneFieldProps) {
  const [phone, setPhone] = useState(props.value);
  return <WholePhoneField {...props} value={phone} onValueChange={setPhone} />;
}

const meta = {
  component: WholePhoneField,
  render: (props) => <Kept {...props} />,
  args: {
    label: "Mobile number",
    required: true,
    value: "",
    tidy: plainPhone,
    maximum: 13,
    onValueChange: () => undefined,
  },
} satisfies Meta<typeof WholePhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "+91987654321099");
    await expect(canvas.getByRole("textbox")).toHaveValue("+919876543210");
  },
};
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("098765 43210");
    await expect(canvas.getByRole("textbox")).toHaveValue("+919876543210");
  },
};
