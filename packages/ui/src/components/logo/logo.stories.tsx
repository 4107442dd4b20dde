import type { Meta, StoryObj } from "@storybook/react-vite";
import { jar } from "../../../.storybook/samples.tsx";
import { Logo } from "./logo.tsx";

const meta = { component: Logo, args: { name: "Surabhi Organics" } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};

export const OwnMark: Story = { args: { name: "Ghee Ghar", picture: jar("#F6E7C4", "#E9B949", "Ghee") } };
