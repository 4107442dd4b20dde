import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { field } from "../../../.storybook/samples.tsx";
import { VideoFacade } from "./video-facade.tsx";

const meta = {
  component: VideoFacade,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  args: { name: "From curd to ghee", src: "about:blank", poster: field(640, 360), sizes: "480px" },
} satisfies Meta<typeof VideoFacade>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Play From curd to ghee" })).toBeVisible();
    await expect(canvas.queryByTitle("From curd to ghee")).toBeNull();
  },
};
export const Playing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play From curd to ghee" }));
    const frame = canvas.getByTitle("From curd to ghee");
    await expect(frame).toHaveAttribute("src", "about:blank");
    await expect(frame).toHaveFocus();
  },
};
export const WithoutPicture: Story = { args: { poster: undefined } };
