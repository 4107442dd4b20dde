import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "./section.tsx";

const meta = {
  component: Section,
  args: { id: "how", title: "How it works", children: <p>You choose what you need; it comes again each month.</p> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneParagraph: Story = {};
export const LongTitle: Story = {
  args: { title: "Everything that a household asks before it subscribes to ghee, honey and soap" },
};
