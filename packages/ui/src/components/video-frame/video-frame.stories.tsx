import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VideoFrame } from "./video-frame.tsx";

const meta = { component: VideoFrame, args: { name: "From curd to ghee", src: "about:blank" } } satisfies Meta<
  typeof VideoFrame
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle("From curd to ghee")).toHaveFocus();
  },
};
