import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Article } from "./prose.tsx";

const meta = {
  component: Article,
  args: {
    page: {
      title: "Shipping Policy",
      updatedOn: "2026-10-01",
      intro: [
        "We pack in Ahmedabad and send to every pin code in India. ",
        { text: "Ask us", href: "/contact-us" },
        ".",
      ],
      highlights: [
        { term: "Ahmedabad", description: ["2 working days"] },
        { term: "Rest of India", description: ["5 to 6 working days"] },
        { term: "Charge", description: ["₹100"] },
        { term: "Nobody at home?", description: ["We come again"] },
      ],
      sections: [
        {
          id: "charges",
          title: "Shipping charges",
          blocks: [
            { kind: "paragraph", text: ["The cart shows the charge before you pay."] },
            {
              kind: "list",
              ordered: false,
              items: [
                [{ strong: "₹100" }, " an order."],
                [{ strong: "Free" }, " for members."],
              ],
            },
          ],
        },
        {
          id: "contact",
          title: "Write or call",
          blocks: [
            {
              kind: "definitions",
              entries: [
                { term: "Phone", description: [{ text: "+91 55500 00100", href: "tel:+915550000100" }] },
                {
                  term: "Email",
                  description: [{ text: "a-rather-long-mailbox-name@shop.example", href: "mailto:care@shop.example" }],
                },
              ],
            },
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Policy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Shipping Policy");
    await expect(canvas.getByRole("link", { name: "Shipping charges" })).toHaveAttribute("href", "#charges");
    await expect(canvas.getByRole("region", { name: "Shipping charges" })).toBeVisible();
    await expect(canvas.getByText("October 1, 2026")).toHaveAttribute("datetime", "2026-10-01");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Stages: Story = {
  args: {
    page: {
      title: "Franchise",
      updatedOn: "2026-11-20",
      sections: [
        {
          id: "steps",
          title: "Steps",
          blocks: [
            {
              kind: "points",
              ordered: true,
              items: [
                { title: "You write", text: ["Your city, and a few words about you."] },
                { title: "We meet", text: ["In a store of ours, with its figures open."] },
                { title: "You open", text: ["We stay for the first two weeks."] },
              ],
            },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
};

export const Questions: Story = {
  args: {
    page: {
      title: "Frequently Asked Questions",
      updatedOn: "2026-10-01",
      sections: [
        {
          id: "ordering",
          title: "Ordering",
          blocks: [
            {
              kind: "question",
              id: "how-to-order",
              question: "How do I place an order?",
              answer: [{ kind: "list", ordered: true, items: [["Fill the cart."], ["Choose an address."], ["Pay."]] }],
            },
            {
              kind: "question",
              id: "minimum",
              question: "Is there a minimum order, and does it hold for books and subscriptions as well?",
              answer: [{ kind: "paragraph", text: ["Yes, ₹250. There is none if you order a book."] }],
            },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const answer = canvas.getByText("Choose an address.");
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText("How do I place an order?"));
    await expect(answer).toBeVisible();
  },
};
