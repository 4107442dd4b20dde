import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { jar } from "../../../.storybook/samples.tsx";
import { ProductPicture } from "./product-picture.tsx";

const meta = {
  component: ProductPicture,
  decorators: [
    (Story) => (
      <div style={{ width: 160, height: 160 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    src: jar("#F9E3B8", "#C9791B", "Honey"),
    alt: "Raw honey",
    width: 160,
    height: 160,
    kind: "card",
    sizes: "160px",
  },
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};
export const WithoutPicture: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img", { name: "Raw honey" }).getBoundingClientRect();
    await expect([width, height]).toEqual([160, 160]);
  },
};
