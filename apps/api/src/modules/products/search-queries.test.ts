import { productList } from "@store/api-client/contract";
import { toRupees } from "@store/domain";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

/** What shoppers type, and the names of the products that they mean: one of them is to be among the first three. */
type Queries = Readonly<Record<string, RegExp>>;

const PLAIN: Queries = {
  ghee: /Ghee/,
  "cow ghee": /Cow Bilona Ghee/,
  "gir cow ghee": /Cow Bilona Ghee/,
  honey: /Honey/,
  "raw honey": /Raw Forest Honey/,
  turmeric: /Turmeric/,
  "aloe vera gel": /Aloe Vera Gel/,
  "coconut oil": /Coconut Oil/,
  "mustard oil": /Mustard Oil/,
  "hair oil": /Hair Oil/,
  "green tea": /Green Tea/,
  "basmati rice": /Rice/,
  "neem soap": /Neem Tulsi Bathing Bar/,
  "ragi flour": /Ragi Flour/,
  chyawanprash: /Chyawanprash/,
  "face wash": /Face Wash/,
};

const TYPOS: Queries = {
  gheee: /Ghee/,
  tumeric: /Turmeric/,
  termeric: /Turmeric/,
  turmaric: /Turmeric/,
  hony: /Honey/,
  honney: /Honey/,
  ashwaganda: /Ashwagandha/,
  aswagandha: /Ashwagandha/,
  chawanprash: /Chyawanprash/,
  chyavanprash: /Chyawanprash/,
  tulsee: /Tulsi/,
  cocunut: /Coconut/,
  "cocnut oil": /Coconut Oil/,
  jagery: /Jaggery/,
  shampo: /Shampoo/,
  mashala: /Masala/,
  multhani: /Multani/,
  saffran: /Saffron/,
  pikle: /Pickle/,
  pickel: /Pickle/,
  heena: /Henna/,
  kalimirch: /Black Pepper/,
  gulabjal: /Rose Water/,
  lipbalm: /Lip Balm/,
  almods: /Almond/,
};

const WORD_FORMS: Queries = {
  honeys: /Honey/,
  soaps: /Soap|Bathing Bar/,
  pickles: /Pickle/,
  almond: /Almonds/,
  cashews: /Cashew/,
  oils: /Oil/,
  "millet flours": /Millet|Flour/,
  "diyas for diwali": /Diya|Diwali/,
  shampoos: /Shampoo/,
  teas: /Tea/,
};

const HINDI: Queries = {
  ghi: /Ghee/,
  haldi: /Turmeric/,
  shahad: /Honey/,
  "sarson ka tel": /Mustard Oil/,
  "nariyal tel": /Coconut Oil/,
  "moongfali tel": /Groundnut Oil/,
  "til ka tel": /Sesame Oil/,
  badam: /Almond|Badam/,
  kaju: /Cashew|Kaju/,
  akhrot: /Walnut/,
  khajur: /Date/,
  gud: /Jaggery/,
  chawal: /Rice/,
  atta: /Atta/,
  "gehu ka atta": /Wheat Atta/,
  "kali mirch": /Black Pepper/,
  "lal mirch": /Chilli/,
  elaichi: /Cardamom/,
  jeera: /Cumin/,
  dhaniya: /Coriander/,
  namak: /Salt/,
  agarbatti: /Incense|Dhoop/,
  "gobar ke upale": /Cow Dung Cakes/,
  gaumutra: /Gomutra/,
  mehndi: /Henna/,
  achar: /Pickle/,
  kapoor: /Camphor/,
  "baal ka tel": /Hair Oil/,
  chandan: /Sandal/,
  roli: /Kumkum/,
  "gau mutra": /Gomutra/,
  "dhoop batti": /Dhoop|Incense/,
  dhoopbatti: /Dhoop|Incense/,
  "bartan dhone ka sabun": /Dishwash|Utensil/,
  dantmanjan: /Tooth/,
  multanimitti: /Multani/,
  rai: /Mustard/,
  beej: /Seed/,
  kitab: /Book/,
  dia: /Diya/,
  "chana atta": /Besan/,
};

const GUJARATI: Queries = {
  haldar: /Turmeric/,
  madh: /Honey/,
  singtel: /Groundnut Oil/,
  gol: /Jaggery/,
  athanu: /Pickle|Athan/,
  sindhav: /Salt/,
  "sama rice": /Sama/,
  marchu: /Chilli/,
  chokha: /Rice/,
};

const SCRIPTS: Queries = {
  हल्दी: /Turmeric/,
  घी: /Ghee/,
  "गाय का घी": /Cow Bilona Ghee/,
  शहद: /Honey/,
  गुड़: /Jaggery/,
  "नारियल तेल": /Coconut Oil/,
  चावल: /Rice/,
  चंदन: /Sandal/,
  धूप: /Dhoop|Incense/,
  मंजन: /Tooth/,
  च्यवनप्राश: /Chyawanprash/,
  पंचगव्य: /Panchgavya/,
  ચંદન: /Sandal/,
  ઘી: /Ghee/,
  હળદર: /Turmeric/,
  મધ: /Honey/,
};

const STOP_WORDS: Queries = {
  "oil for hair": /Hair Oil/,
  "ghee from gir cow": /Cow Bilona Ghee/,
  "soap with neem": /Neem Tulsi Bathing Bar/,
  "best organic honey online": /Honey/,
  "tea without sugar": /Tea/,
  "powder of amla": /Amla Fruit Powder/,
};

const UNITS: Queries = {
  "cow ghee 500ml": /Ghee 500 ml/,
  "ghee 1 litre": /Ghee 1 l/,
  "honey 500gm": /Honey 500 g/,
  "groundnut oil 5 ltr": /Groundnut Oil Tin 5 l/,
  "atta 5kg": /Atta 5 kg/,
  "coconut oil 1 kg": /Coconut Oil/,
  "ghee 5 litre": /Ghee Family Tin 5 l/,
  "honey 250g": /Honey 250 g/,
  "soap 100g": /(?:Bar|Soap) 100 g/,
  "oil 1 litre": /Oil 1 l/,
  "atta 1kg": /Atta 1 kg/,
  "ghee tin": /Ghee Family Tin/,
};

/** Sizes that the goods do not come in: the goods come first, and nothing else of that size. */
const OTHER_SIZES: Queries = {
  "honey 1kg": /Honey/,
  "1kg honey": /Honey/,
  "hony 1kg": /Honey/,
  "honey 1 kilo jar": /Honey/,
  "honey pack of 2": /Honey/,
  "honey bottle": /Honey/,
  "jaggery 250g": /Jaggery/,
  "gud 5 kilo": /Jaggery/,
  "ghee 100ml": /Ghee/,
  "ghee 2 jars": /Ghee/,
  "atta 10kg": /Atta/,
  "rice 25kg": /Rice/,
  "haldi 500g": /Turmeric/,
  "salt 2kg": /Salt/,
  "almonds 2kg": /Almond|Badam/,
  "chyawanprash 2 kg": /Chyawanprash/,
  "shampoo 1 litre": /Shampoo|Hair Cleanser|Henna/,
  "coconut oil 5 litre": /Coconut/,
  "soap 200g": /Soap|Bar/,
  "neem soap 75g": /Neem/,
  "toothpaste 300g": /Tooth/,
};

const PURPOSES: Queries = {
  "soap for skin": /Soap|Bathing Bar|Bar/,
  toothpaste: /Toothpaste|Tooth Powder/,
  "mosquito spray": /Mosquito Repellent/,
  "floor cleaner": /Floor Cleaner/,
  "diabetes juice": /Karela Jamun/,
  "hair fall": /Hair|Bhringraj/,
  "gift box": /Hamper|Box/,
  fertilizer: /Manure|Vermicompost|Jeevamrut/,
  "dishwash liquid": /Dishwash/,
  skin: /Butter|Balm|Body Oil|Face|Soap|Bathing Bar/,
  "cream for dry skin": /Butter|Balm|Body Oil/,
  "joint pain": /Mahanarayan/,
  "immunity booster": /Chyawanprash|Giloy|Kadha/,
  "gluten free": /Ragi|Bajra|Jowar|Millet/,
  "sugar free": /Sugar Free/,
  "no sugar": /Sugar Free/,
  gardening: /Manure|Vermicompost|Jeevamrut|Garden/,
  teeth: /Tooth/,
  "dry fruits": /Dry Fruit|Almond|Walnut|Raisins|Cashew|Dates/,
};

/** What is meant comes first, before what only has some of it. */
const MEANT_FIRST: Queries = {
  "ghee small pack": /^A2 Gir Cow Bilona Ghee/,
  "kokum without added sugar": /^Kokum Concentrate Unsweetened/,
  "bina chini ka chyawanprash": /^Chyawanprash Sugar Free/,
  "sugar free mithai": /^Anjeer Walnut Roll, No Added Sugar/,
  kumkumaditailam: /^Kumkumadi Tailam/,
  sesameoil: /Sesame Oil/,
  shampu: /Shampoo/,
  kaju: /Cashew/,
  badam: /Almonds/,
  nellikai: /^Amla/,
  "manjal podi": /Turmeric Powder/,
  "तिळाचे तेल": /Sesame Oil/,
  "खोबरेल तेल": /Coconut Oil/,
  "नाचणी पीठ": /^Ragi Flour/,
  "sendha namak powder": /Salt/,
  "kali mirch sabut": /^Malabar Black Pepper/,
  "ragi ka atta": /^Ragi Flour/,
  "finger millet flour": /^Ragi Flour/,
  "holy basil": /^(?!.*with Tulsi)/,
  "chai patti": /Leaf Tea/,
  facepack: /Face Pack/,
  "split bengal gram": /^Chana Dal/,
  "garbanzo beans": /^Kabuli Chana/,
  "soap berries": /Reetha|Soapnut/,
  acidity: /Hingvastak|Jiralu|Triphala/,
  "cough and cold": /Sitopaladi|Vasa|Kadha|Chest Rub|Tulsi/,
  dandruff: /Shampoo|Hair|Neem/,
  "weight loss": /Green Tea|Triphala|Chia|Flaxseed|Millet/,
  "sound sleep": /Ashwagandha|Brahmi|Golden Milk/,
  "pimples and acne": /Neem|Multani|Charcoal|Face Wash/,
  "blocked nose": /Chest Rub|Nasya/,
  "glowing skin": /Kumkumadi|Ubtan|Nalpamaradi|Face Pack/,
  "making roti": /Atta|Flour/,
  "which oil is best for salad": /Sunflower|Flaxseed|Sesame/,
  "how to get rid of mosquitoes naturally": /Mosquito/,
  "which tea has no caffeine": /Lemongrass|Kadha/,
  "what is good for digestion after heavy meal": /Hingvastak|Jiralu|Triphala|Mukhwas|Hing/,
};

const KINDS = {
  "plain words": PLAIN,
  typos: TYPOS,
  "word forms": WORD_FORMS,
  "Hindi in Latin letters": HINDI,
  "Gujarati in Latin letters": GUJARATI,
  "Devanagari and Gujarati letters": SCRIPTS,
  "stop words": STOP_WORDS,
  "sizes and units": UNITS,
  "sizes that there are not": OTHER_SIZES,
  purposes: PURPOSES,
};

const store = useTestStore();

const firstThree = async (text: string): Promise<string[]> => {
  const { data } = await expectDone(store().nobody(productList, { query: { prod_search: text } }));
  return data.data.slice(0, 3).map(({ name }) => name);
};

describe.each(Object.entries(KINDS))("a search by %s finds what is meant among the first three", (_, queries) => {
  test.each(Object.entries(queries))("“%s”", async (text, meant) => {
    expect((await firstThree(text)).filter((name) => meant.test(name))).not.toEqual([]);
  });
});

describe("what is meant comes first", () => {
  test.each(Object.entries(MEANT_FIRST))("“%s”", async (text, meant) => {
    const [first] = await firstThree(text);
    expect(first).toMatch(meant);
  });
});

describe("a price in a search", () => {
  const pricesOf = async (text: string) => {
    const { data } = await expectDone(store().nobody(productList, { query: { prod_search: text } }));
    return data.data.flatMap(({ product_price: price }) => (price === undefined ? [] : toRupees(price)));
  };

  test.each([
    ["honey below 400", 0, 400],
    ["soap under ₹100", 0, 100],
    ["500 se kam ka gift", 0, 500],
    ["oil between 300 and 500", 300, 500],
    ["ghee above 2000", 2000, Number.POSITIVE_INFINITY],
  ])("is kept: “%s”", async (text, from, to) => {
    const prices = await pricesOf(text);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.filter((price) => price < from || price > to)).toEqual([]);
  });

  test("that nothing has is left out, and the reply says that not all of it was found", async () => {
    const reply = await expectDone(store().nobody(productList, { query: { prod_search: "ghee under 10" } }));
    expect(reply.is_partial_match).toBe(true);
    expect(reply.data.data[0]?.name).toMatch(/Ghee/);
  });
});

test.each(Object.entries(OTHER_SIZES))(
  "“%s” finds the goods of other sizes alone, and says so",
  async (text, meant) => {
    const reply = await expectDone(store().nobody(productList, { query: { prod_search: text } }));
    expect(reply.is_partial_match).toBe(true);
    expect(reply.data.data.slice(0, 3).filter(({ name }) => !meant.test(name))).toEqual([]);
  },
);

test("every search document has an index, whatever a migration did to its column", async () => {
  const isIndexed = sql<boolean>`exists (
    select from pg_index where indrelid = documents.oid and attnum = any(indkey))`;
  const documents = await store()
    .db.select({ name: sql<string>`documents.relname`, isIndexed })
    .from(sql`pg_attribute join pg_class documents on documents.oid = attrelid`)
    .where(sql`documents.relkind = 'r' and atttypid = 'tsvector'::regtype and not attisdropped
      and relnamespace = current_schema()::regnamespace`);
  expect(documents.length).toBeGreaterThan(5);
  expect(documents.filter((one) => !one.isIndexed)).toEqual([]);
});
