import type { Fact, MailBlock, MailContent, MailFrame, MailLink } from "./content.ts";

const titled = (title: string | undefined, lines: readonly string[]): string =>
  (title === undefined ? lines : [`${title}:`, ...lines]).join("\n");

const factLines = (facts: readonly Fact[]): readonly string[] => facts.map(([label, value]) => `${label}: ${value}`);

const linkText = ({ label, url }: MailLink): string => `${label}:\n${url}`;

function blockText(block: MailBlock): string {
  if (typeof block === "string") return block;
  switch (block.kind) {
    case "facts":
      return titled(block.title, factLines(block.rows));
    case "lines":
      return titled(block.title, block.lines);
    case "steps":
      return titled(
        block.title,
        block.steps.map((step, index) => `${index + 1}. ${step}`),
      );
    case "quote":
      return `“${block.text}”`;
    case "link":
      return linkText(block);
    case "order": {
      const goods = block.lines.map(({ quantity, name, total }) => `${quantity} × ${name}: ${total}`);
      return `${[block.title, ...goods].join("\n")}\n\n${factLines(block.totals).join("\n")}`;
    }
    case "gift-card":
      return `Your code: ${block.code}`;
  }
}

/** A mail's part for readers without HTML. */
export function mailText({ blocks, button, note }: MailContent, { greeting, signOff }: MailFrame): string {
  const parts = [
    greeting,
    ...blocks.map(blockText),
    button && linkText(button),
    note,
    signOff?.regards,
    signOff?.support,
  ];
  return parts.filter((part) => part !== undefined && part !== "").join("\n\n");
}
