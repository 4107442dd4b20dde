import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { HumanCheck } from "./human-check.tsx";

const meta = {
  title: "Forms/Human check",
  component: HumanCheck,
  args: { state: "open", onStart: fn() },
} satisfies Meta<typeof HumanCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole("checkbox", { name: "I am not a robot" });

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(box(canvasElement)).not.toBeChecked();
  },
};

export const Working: Story = {
  args: { state: "working" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { state: "done" },
  play: async ({ canvasElement }) => expect(box(canvasElement)).toBeChecked(),
};

export const Failed: Story = { args: { state: "failed" } };
