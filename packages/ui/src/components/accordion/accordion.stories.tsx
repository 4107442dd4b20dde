import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Accordion } from "./accordion.tsx";

const meta = {
  component: Accordion,
  args: {
    items: [
      { key: "where", title: "Where do you deliver?", content: <p>To every pin code in India.</p> },
      {
        key: "long",
        title: "How do I know that what is sold as organic has been grown organically, from the seed to the shelf?",
        content: <p>Each batch carries the number of its certificate. Write to us and we send you a copy.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText("To every pin code in India.");
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText("Where do you deliver?"));
    await expect(answer).toBeVisible();
  },
};
export const OneAtATime: Story = {
  args: { name: "faq" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Where do you deliver?"));
    await userEvent.click(canvas.getByText(/How do I know/));
    await expect(canvas.getByText("To every pin code in India.")).not.toBeVisible();
    await expect(canvas.getByText(/Each batch carries/)).toBeVisible();
  },
};
