export { BLOGS, PICTURE_SCHEME } from "./catalogue/blogs/index.ts";
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
