import type { Meta, StoryObj } from "@storybook/react-vite";
import { jar } from "../../../.storybook/samples.tsx";
import { Picture } from "./picture.tsx";

const meta = {
  component: Picture,
  args: {
    src: jar("#F9E3B8", "#C9791B", "Honey"),
    alt: "A jar of honey",
    width: 320,
    height: 320,
    kind: "card",
    sizes: "320px",
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnotherSite: Story = {};
export const SeenFirst: Story = { args: { isPriority: true } };
