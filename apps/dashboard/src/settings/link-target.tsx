import { categories, ownPages } from "@store/api-client/contract";
import { PAGE_META, textPages } from "@store/content";
import { DEFAULT_POLICY, LINK_ADDRESS_MAXIMUM_LENGTH, pageAddress } from "@store/domain";
import { categoryAddress } from "@store/react-client/shop-addresses";
import { ComboField, type ComboOption } from "@store/ui/combo-field";
import { useState } from "react";
import { useQuery } from "../data/use-query.ts";

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Branch[] | undefined;
}

const categoryTargets = (branches: readonly Branch[], above = "Category: "): readonly ComboOption[] =>
  branches.flatMap((branch) => [
    { value: categoryAddress(branch), label: above + branch.name },
    ...categoryTargets(branch.children ?? [], `${above + branch.name} › `),
  ]);

/** Somebody's own, and yet in the usual footer. */
const ACCOUNT = "/profile";

/** What a link can lead to: pages of the shop, pages of its own, categories. */
export function useLinkTargets(): readonly ComboOption[] {
  const own = useQuery(ownPages);
  const tree = useQuery(categories, { query: { list: "true" } });
  return [
    ...Object.entries(PAGE_META).flatMap(([path, { title, indexed }]) =>
      (indexed && !path.includes(":")) || path === ACCOUNT ? [{ value: path, label: title }] : [],
    ),
    ...textPages(DEFAULT_POLICY).map(({ path, title }) => ({ value: path, label: title })),
    ...(own.reply?.data ?? []).map(({ slug, title }) => ({ value: pageAddress(slug), label: `Your page: ${title}` })),
    ...categoryTargets(tree.reply?.categories ?? []),
  ];
}

const SHOWN_MAXIMUM = 20;
const IS_ADDRESS = /^(?:https:\/\/|\/)/;

interface LinkTargetProps {
  readonly address: string;
  readonly targets: readonly ComboOption[];
  readonly onChange: (address: string) => void;
}

/** Where a link leads: typed words find a page, and an address of the web is taken as it is. */
export function LinkTarget({ address, targets, onChange }: LinkTargetProps) {
  const [typed, setTyped] = useState<string>();
  const words = typed?.trim().toLowerCase() ?? "";
  const isSearching = typed !== undefined && !IS_ADDRESS.test(words);
  return (
    <ComboField
      label="Leads to"
      required
      maxLength={LINK_ADDRESS_MAXIMUM_LENGTH}
      text={typed ?? targets.find(({ value }) => value === address)?.label ?? address}
      options={
        isSearching
          ? targets.filter(({ label }) => label.toLowerCase().includes(words)).slice(0, SHOWN_MAXIMUM)
          : undefined
      }
      emptyMessage="There is no such page. An address begins with “https://”."
      onTextChange={(text) => {
        setTyped(text);
        if (IS_ADDRESS.test(text.trim())) onChange(text.replace(/\s/g, ""));
      }}
      onChoose={({ value }) => {
        onChange(value);
        setTyped(undefined);
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
}
