import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../button/button.tsx";
import { StickyBar } from "./sticky-bar.tsx";

const meta = {
  component: StickyBar,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Your cart",
    children: (
      <>
        <p>
          3 items · <strong>₹1,244.00</strong>
        </p>
        <ButtonLink href="/cart">Cart</ButtonLink>
      </>
    ),
  },
  render: (args) => (
    <>
      <p style={{ height: "150vh", padding: 16 }}>A long page</p>
      <StickyBar {...args} />
    </>
  ),
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheFoot: Story = {
  name: "At the foot of the window [R10]",
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("complementary", { name: "Your cart" }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
