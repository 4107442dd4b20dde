import { DEFAULT_POLICY } from "@store/domain";
import {
  appointmentSlots,
  blogList,
  blogPost,
  categories,
  cities,
  deliveryOptions,
  type Endpoint,
  eventDetail,
  eventList,
  homeBlogs,
  lowerSection,
  ownPage,
  ownPages,
  productFoams,
  productSection,
  signIn,
  states,
  statisticsSection,
  upperSection,
  verifyOtp,
  videoSection,
} from "../contract/index.ts";

export type SampleFields = Readonly<Record<string, unknown>>;

const PRODUCT = "Cow Ghee 500 ml";
const PRODUCT_PICTURE = "/media/product/1/1.640.webp";
const BLOG = "Why good jaggery is brown";
const PERSON = "Asha Patel";
const MOBILE = "+919876543210";
const GUJARAT = { id: 12, name: "Gujarat" };

/**
 * What fields hold in a sample, by name, where the type fits: one product of ₹1,249.00 (₹1,189.52 and 5 % GST), one
 * customer, one order. A list holds one entry. Amounts are rupees.
 */
const COMMON: SampleFields = {
  // People
  name: PRODUCT,
  first_name: "Asha",
  last_name: "Patel",
  full_name: PERSON,
  user_data: { name: PERSON },
  author_name: "Nandini, Ahmedabad",
  company: "Patel Traders",
  email: "asha@example.com",
  mobile: MOBILE,
  mobile_no: MOBILE,
  phone_no: MOBILE,
  mobile_without_ext: MOBILE.slice(3),
  another_mobile: "+919811122233",
  another_mobile_without_ext: "9811122233",
  token: "5f0c1d9e-sample-token",
  visitor_id: "00000000-0000-4000-8000-000000000001",
  is_staff: false,
  is_superuser: false,
  is_sose_elite_user: false,
  profile_pic: "/media/person/1.640.webp",

  // Addresses and stores
  store_name: "Bodakdev",
  address_line_1: "14 Neem Road",
  address_line_2: "Old Town",
  landmark: "Near the old post office",
  full_address: "14 Neem Road, Old Town, Ahmedabad, Gujarat 380008",
  city: "Ahmedabad",
  cities: "Ahmedabad",
  city_obj: { id: DEFAULT_POLICY.shipping.freeCity.id, name: DEFAULT_POLICY.shipping.freeCity.name },
  state_obj: GUJARAT,
  country_obj: { id: 104, name: "India" },
  country_name: "India",
  calling_code: "+91",
  postal_code: "380008",
  address_tags: "Home",
  work_start_time: "09:30",
  work_end_time: "21:00",
  location_url: "https://maps.example/place",
  virtual_location_url: "https://maps.example/inside",

  // Products
  product_name: PRODUCT,
  image: PRODUCT_PICTURE,
  image1: PRODUCT_PICTURE,
  home_image: PRODUCT_PICTURE,
  product_image: PRODUCT_PICTURE,
  alt: PRODUCT,
  brand_name: "Gir Gauvan",
  category: { id: 11, name: "Ghee" },
  category_name: "Ghee",
  product_price: 1249,
  base_price: 1189.52,
  gst_amount: 59.48,
  available_stock_quantity: 40,
  product_tag_list: "Best Seller",
  section_info: { id: 1, name: "Most loved", section_sequence: 1 },
  is_wished: false,
  average_rating: 5,
  rating_review_data: { id: 1, name: "Nandini", rating: 5, review: "Tastes as it did at home." },
  reviews: { id: 1, name: "Nandini", rating: 5, review: "Tastes as it did at home." },
  star_distribution: { "1": 0, "2": 0, "3": 0, "4": 0, "5": 1 },
  videos: { name: "From curd to ghee", embed_link: "/media/film/curd-to-ghee" },
  benefits: "Churned by hand from curd",
  description: "From growers we know.",
  web_image: "/media/category/11.640.webp",
  web_banner: "/media/category/11/banner.640.webp",
  mobile_banner: "/media/category/11/banner-mobile.640.webp",
  metatitle: "Ghee",
  metadescription: "Ghee from growers we know",
  metakeywords: "ghee",
  keywords: "ghee",

  // Cart, order and subscription
  cart_items: {
    id: 1,
    product_id: 1,
    product: PRODUCT,
    product_image: PRODUCT_PICTURE,
    quantity: 1,
    selling_price: 1249,
    total: 1249,
    available_quantity: { Quantity: 40 },
  },
  product_info: {
    id: 1,
    product_id: 1,
    product_name: PRODUCT,
    product_image: PRODUCT_PICTURE,
    quantity: 1,
    selling_price: 1249,
    tax_name: "GST 5%",
    product_total: 1249,
    is_rated: false,
  },
  total: 1189.52,
  gst_amt: 59.48,
  tax_amt: 59.48,
  discount_amt: 0,
  shipping_amt: 0,
  final_total: 1249,
  product_total: 1189.52,
  subscription_price: 1249,
  total_price: 1249,
  applied_voucher_code: null,
  used_coin: 0,
  available_coin: 120,
  new_added_coin: 12,
  order_id: "SO-2026-000123",
  order_status: "Pending",
  sale_status: "Quotation Sent",
  pay_type: "Cash on Delivery",
  is_paid: false,
  is_invoiced: false,
  is_gift: false,
  gift_message: null,
  delivery_options_details: { id: 2, name: "Every month", duration: 30 },
  payment_url: "https://pay.example/visit/1",
  data: "https://pay.example/visit/1",
  txn_id: "TXN-1",
  start_date: "2026-01-15",
  end_date: "2027-01-15",
  is_expired: false,
  shifted_delivery_date: null,

  // Home page, blog and events
  title: "Ghee",
  label: "Monsoon Special",
  alt_text: "Jars of ghee",
  mobile_image: "/media/banner/1/phone.640.webp",
  content: "<p>It is not bleached.</p>",
  value: "1240+",
  embed_link: "/media/film/curd-to-ghee",
  banner: "/media/blog/1.640.webp",
  banner_url: "/media/blog/1.640.webp",
  year: 2026,
  months: 1,
  event_image: "/media/event/1.640.webp",
  desc: "<p>Come and grind your own.</p>",
  end_datetime: "2026-01-15T13:00:00.000Z",
  vanue_address: "Surabhi House, Ahmedabad",
  organizer_obj: { name: "Surabhi Organics" },
  event_status: "PUBLISHED",
  max_attendees: 40,
  max_attendees_status: "Limited",

  /** An ALTCHA challenge that the first try solves. */
  parameters: {
    algorithm: "PBKDF2/SHA-256",
    nonce: "00",
    salt: "00",
    cost: 1,
    keyLength: 32,
    keyPrefix: "5b85",
    data: { form: "signup" },
  },
  signature: "00",
  message: "Done",
};

const SECTION = { name: "Monsoon Special", description: "Picked for you" };
const OWN_PAGE = { title: "Our farm", slug: "our-farm" };
const POST = { title: BLOG };
const EVENT = { title: "Masala morning", category: "Physical Event" };
/** `id` is for staff alone. */
const CUSTOMER = { id: null };

/** Where a name means something else than in most replies. */
const OF_ENDPOINT = new Map<Endpoint, SampleFields>([
  [appointmentSlots, { starting_hour: "10:30" }],
  [blogList, POST],
  [blogPost, POST],
  [
    categories,
    {
      categories: {
        id: 1,
        name: "Groceries",
        children: [{ id: 11, name: "Ghee", children: [{ id: 111, name: "Cow Ghee" }] }],
      },
    },
  ],
  [cities, { name: "Ahmedabad" }],
  [deliveryOptions, { name: "Every month", duration: 30 }],
  [eventDetail, EVENT],
  [eventList, EVENT],
  [homeBlogs, POST],
  [lowerSection, SECTION],
  [ownPage, OWN_PAGE],
  [ownPages, OWN_PAGE],
  [productFoams, { name: "Ghee" }],
  [productSection, { description: "Picked for you" }],
  [signIn, CUSTOMER],
  [states, { name: "Gujarat" }],
  [statisticsSection, { name: "Farming families" }],
  [upperSection, SECTION],
  [verifyOtp, CUSTOMER],
  [videoSection, { name: "From curd to ghee", description: "A morning at the churn." }],
]);

/** The values that an endpoint's sample is made of, by field name. */
export const sampleFieldsOf = (endpoint: Endpoint): SampleFields => ({ ...COMMON, ...OF_ENDPOINT.get(endpoint) });
