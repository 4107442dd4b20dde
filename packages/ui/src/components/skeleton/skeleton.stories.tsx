import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/index.ts";
import { Skeleton } from "./index.ts";

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
