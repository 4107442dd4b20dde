import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgressLine } from "./progress-line.tsx";

const meta = {
  title: "Shell/Progress line",
  component: ProgressLine,
  args: { isShown: true, label: "Loading the page" },
} satisfies Meta<typeof ProgressLine>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the page");
  },
};

export const Loaded: StoryObj<typeof meta> = {
  args: { isShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};
