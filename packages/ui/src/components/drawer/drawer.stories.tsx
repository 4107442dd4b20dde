import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { SelectField } from "../select-field/index.ts";
import { Drawer, type DrawerProps } from "./index.ts";

function Opened(args: DrawerProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Filters
      </Button>
      <Drawer {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  component: Drawer,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: "Filters",
    children: (
      <SelectField
        label="Sort by"
        options={[{ value: "price", label: "Price: low to high" }]}
        emptyLabel="Our choice"
      />
    ),
    foot: <Button isWide>Show 48 products</Button>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Filters" });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Filters" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Open: Story = { args: { isOpen: true } };
export const FromTheStart: Story = {
  args: { isOpen: true, side: "start", foot: undefined, title: "Shop by category" },
};
