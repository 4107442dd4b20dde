export { BLOGS } from "./catalogue/blogs.ts";
export { VIDEOS } from "./catalogue/home-lists.ts";
export { STORES } from "./catalogue/stores.ts";
export {
  type DemoCustomer,
  type DemoOrder,
  type DemoProduct,
  type DemoShop,
  demoProducts,
  demoShop,
} from "./demo-shop.ts";
