import type { Meta, StoryObj } from "@storybook/react-vite";
import { field } from "../../../.storybook/samples.tsx";
import { Banner } from "./banner.tsx";

const meta = {
  component: Banner,
  parameters: { layout: "fullscreen" },
  args: { src: field(1600, 400), mobileSrc: field(640, 400), alt: "A wheat field in the morning", isPriority: true },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Band: Story = {};
export const Hero: Story = { args: { shape: "hero", src: field(1600, 640), mobileSrc: field(640, 640) } };
