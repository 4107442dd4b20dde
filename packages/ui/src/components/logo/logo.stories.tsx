import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./logo.tsx";

const meta = { component: Logo, args: { name: "Surabhi Organics" } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};
