import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/layout.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="short" />
      <Skeleton shape="line" />
      <Skeleton shape="button" />
    </Stack>
  ),
};
export const Block: Story = { args: { shape: "block" } };
export const Picture: Story = {
  args: { shape: "picture" },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
