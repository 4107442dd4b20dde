import { addProduct, productChoices } from "@store/api-client/contract";
import { fromRupees, type Paise, toRupees } from "@store/domain";
import { backendAsPerson, demoPerson, replyOf } from "./backend.ts";

interface Goods {
  readonly name: string;
  readonly price?: Paise;
  readonly stock: number;
}

/** A product of the test's own in the shop: what it sells, no other test counts. Returns its id. */
export async function newProduct(api: string, { name, price = fromRupees(499), stock }: Goods): Promise<number> {
  const manager = await backendAsPerson(api, demoPerson("manager"));
  const [category] = (await replyOf(manager(productChoices))).data.categories.filter(({ is_hidden }) => !is_hidden);
  if (!category) throw new Error("The shop has no category");
  const sorted = { name, category: category.id, brand: null, foam: null, section: null, tags: [] };
  const priced = { price: toRupees(price), gst_rate: 5, hsn_code: "0405", stock };
  const words = { benefits: [], description: "", meta_title: "", meta_description: "", meta_keywords: "" };
  const looks = { pictures: [], home_image: "" as const, videos: [], is_archived: false };
  return (await replyOf(manager(addProduct, { body: { ...sorted, ...priced, ...words, ...looks } }))).data.id;
}
