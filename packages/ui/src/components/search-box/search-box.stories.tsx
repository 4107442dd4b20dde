import { fromRupees } from "@store/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { SearchBox } from "./search-box.tsx";

const PACK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Cpath fill='goldenrod' d='M1 1h2v3H1z'/%3E%3C/svg%3E";
const found = [
  { label: "Gir Cow A2 Bilona Ghee, 500 ml", href: "#1", image: PACK, price: fromRupees(1450) },
  { label: "Gir Cow A2 Bilona Ghee, 1 l", href: "#2", image: PACK, price: fromRupees(2800) },
  {
    label: "Buffalo Ghee from the hand churn, cooked over a wood fire, in a glass jar of 1 l",
    href: "#3",
    price: fromRupees(12999.5),
  },
  { label: "See more results", href: "#more" },
];

const meta = {
  component: SearchBox,
  args: {
    label: "Search products",
    placeholder: "Search ghee, honey, soap …",
    action: "/shop",
    name: "search",
    value: "",
    onValueChange: fn(),
    onSubmit: fn(),
    suggestions: undefined,
    emptyMessage: "No products found",
    onChoose: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <SearchBox {...args} value={value} onValueChange={setValue} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Submitted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Search products" }), "  ghee {Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("ghee");
  },
};
export const WithMatches: Story = {
  name: "With matches [R7]",
  args: { suggestions: found },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "ghee");
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 suggestions");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const second = canvas.getByRole("option", { name: "Gir Cow A2 Bilona Ghee, 1 l ₹2,800.00", selected: true });
    await expect(input).toHaveAttribute("aria-activedescendant", second.id);
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith(found[1]);
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await userEvent.type(input, "e");
  },
};
export const RoundTheEnds: Story = {
  args: { suggestions: found, value: "ghee" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    input.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("See more results");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.queryByRole("option", { selected: true })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(input).toHaveFocus();
  },
};
export const Pressed: Story = {
  args: { suggestions: found, value: "ghee" },
  play: async ({ args, canvas }) => {
    canvas.getByRole("combobox").focus();
    await userEvent.click(await canvas.findByRole("option", { name: "Gir Cow A2 Bilona Ghee, 500 ml ₹1,450.00" }));
    await expect(args.onChoose).toHaveBeenCalledWith(found[0]);
  },
};
export const NoMatch: Story = {
  name: "No match [R7]",
  args: { suggestions: [], value: "plastic" },
  play: async ({ canvas }) => {
    canvas.getByRole("combobox").focus();
    await expect(await canvas.findByRole("status")).toHaveTextContent("No products found");
  },
};
export const Loading: Story = {
  args: { isLoading: true, value: "ghee" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    input.focus();
    await expect(await canvas.findByRole("status")).toHaveTextContent("Searching …");
    await expect(input).toHaveAttribute("aria-expanded", "false");
  },
};
