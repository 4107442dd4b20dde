import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PageButtons, Pagination } from "./pagination.tsx";

const meta = {
  component: Pagination,
  args: { page: 10, totalPages: 20, hrefFor: (page: number) => `/shop?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  name: "In the middle: three at each end, three on each side [R61]",
  play: async ({ canvas }) => {
    const pages = canvas.getAllByRole("link", { name: /^Page/ }).map(({ textContent }) => textContent);
    await expect(pages).toEqual(["1", "2", "3", "7", "8", "9", "10", "11", "12", "13", "18", "19", "20"]);
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("10");
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/shop?page=11");
  },
};
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Previous page" })).toBeNull();
  },
};
export const Last: Story = { args: { page: 20 } };
export const Few: Story = { args: { page: 2, totalPages: 3 } };
export const OnlyOne: Story = {
  args: { page: 1, totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

const turn = fn();
export const Buttons: Story = {
  render: ({ page, totalPages }) => <PageButtons page={page} totalPages={totalPages} onPageChange={turn} />,
  args: { page: 2, totalPages: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(turn).toHaveBeenCalledWith(3);
    await expect(canvas.getByRole("button", { current: "page" })).toHaveTextContent("2");
  },
};
