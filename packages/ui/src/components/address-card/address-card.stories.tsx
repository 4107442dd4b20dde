import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, ButtonLink } from "../button/button.tsx";
import { AddressCard } from "./address-card.tsx";

const meta = {
  component: AddressCard,
  args: {
    name: "Meera Desai",
    lines: ["12 Kadamb Marg", "", "Near Neem Garden", "Ahmedabad 380054", "Gujarat, India"],
    phones: ["+91 55500 00100"],
    tag: "Home",
    isDefault: true,
    actions: (
      <>
        <ButtonLink href="/profile/addresses/1/edit" variant="quiet" size="small">
          Edit
        </ButtonLink>
        <Button variant="quiet" size="small">
          Remove
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Meera Desai" })).toBeVisible();
    await expect(canvas.getByText("Default")).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    name: "Thiruvengadam Venkatasubramanian Krishnamurthy-Ramachandran",
    lines: ["Flat 1204, Tower C, Sri Venkateswara Parameswari Residency Phase II", "Thiruvananthapuram 695001"],
    phones: ["+91 55500 00100", "+91 55500 00101"],
    tag: undefined,
    isDefault: false,
  },
};
export const WithoutActions: Story = { args: { actions: undefined, tag: "Office", isDefault: false } };
