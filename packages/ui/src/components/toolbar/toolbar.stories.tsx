import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Toolbar } from "./toolbar.tsx";

const meta = {
  component: Toolbar,
  args: { label: "Chosen orders", children: <p>3 orders chosen</p> },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsAlone: Story = {};
export const WithButtons: Story = {
  args: {
    isSticky: true,
    children: (
      <>
        <p>3 orders chosen</p>
        <Button size="small">Accept 3 orders</Button>
        <Button size="small" variant="secondary">
          Clear the choice
        </Button>
      </>
    ),
    end: <Button size="small">Columns</Button>,
  },
};
