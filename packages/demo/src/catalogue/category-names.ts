/** A category as it is listed: what is said of it in search results, and the words it is found by. */
export type CategoryNode = readonly [id: number, name: string, about: string, keywords: string];

export const TOP: readonly CategoryNode[] = [
  [
    1,
    "Groceries",
    "Ghee, flours, pulses, oils and masalas bought straight from growers who farm without chemicals.",
    "organic groceries, a2 ghee, atta, dal, masala",
  ],
  [
    2,
    "Health Care",
    "Herb powders, chyawanprash, juices and tablets prepared by the books, in small dated batches.",
    "ayurvedic products, churna, chyawanprash, herbal juice",
  ],
  [
    3,
    "Personal Care",
    "Soaps, hair oils and face care cooked from flowers, herbs and cold-pressed oils.",
    "natural soap, hair oil, ubtan, kumkumadi",
  ],
  [
    4,
    "Gifting",
    "Hampers, sweet boxes, copper ware and books, packed by hand and ready to give.",
    "gift hamper, diwali gift, organic gift box, books",
  ],
  [
    5,
    "Home Care",
    "Cleaners, laundry and garden goods made with soapnut, citrus, neem and compost.",
    "natural floor cleaner, dishwash, laundry, compost",
  ],
  [
    6,
    "Cow-based (Gau) Products",
    "Dhoop, diyas, ark, soap and farm inputs that a Gir gaushala makes from what its cows give.",
    "gau products, panchgavya, gomutra ark, cow dung diya",
  ],
];

/** By the id of their top group. */
export const SECOND: Readonly<Record<number, readonly CategoryNode[]>> = {
  1: [
    [
      11,
      "Ghee & Dairy",
      "Bilona ghee from A2 Gir cow milk, and dairy mixes that keep.",
      "a2 gir cow ghee, bilona ghee, milk powder",
    ],
    [
      12,
      "Honey & Sweeteners",
      "Raw single-flower honey, jaggery and khandsari without sulphur.",
      "raw honey, forest honey, jaggery, khandsari",
    ],
    [
      13,
      "Flours & Grains",
      "Stone-ground atta, native rice and millets with the bran left in.",
      "khapli atta, millets, native rice",
    ],
    [
      14,
      "Pulses & Legumes",
      "Unpolished dals and whole pulses from this year's crop.",
      "unpolished dal, moong, chana, rajma",
    ],
    [
      15,
      "Cold-Pressed Oils",
      "Oils pressed slowly in a wooden ghani and settled, not refined.",
      "cold pressed oil, wood pressed, groundnut oil",
    ],
    [
      16,
      "Masala & Spices",
      "Whole spices and hand-pounded masalas with their oils still in them.",
      "turmeric, chilli, garam masala, whole spices",
    ],
    [
      17,
      "Snacks & Breakfast",
      "Khakhra, namkeen, chikki and instant mixes without palm oil.",
      "khakhra, namkeen, chikki, instant mix",
    ],
    [
      18,
      "Dry Fruits & Seeds",
      "Nuts, dried fruit and seeds, sorted by hand and packed small.",
      "almonds, cashew, seeds, dry fruits",
    ],
    [
      19,
      "Pickles & Preserves",
      "Sun-cured pickles, murabba and gulkand made in season.",
      "pickle, murabba, gulkand, chutney",
    ],
    [20, "Tea & Drinks", "Herbal teas, sharbat and kadha for every season.", "herbal tea, kadha, sharbat"],
  ],
  2: [
    [
      21,
      "Herbal Powders",
      "Single herbs and classical churnas, milled fine and sealed.",
      "ashwagandha powder, triphala, churna",
    ],
    [
      22,
      "Chyawanprash & Avaleha",
      "Slow-cooked herb jams with ghee, honey and amla.",
      "chyawanprash, avaleha, brahma rasayan",
    ],
    [
      23,
      "Herbal Juices",
      "Pressed amla, aloe, giloy and more, without added sugar.",
      "amla juice, aloe vera juice, giloy juice",
    ],
    [
      24,
      "Capsules & Tablets",
      "One herb a capsule, with the extract's strength on the label.",
      "herbal capsules, moringa tablets",
    ],
    [
      25,
      "Wellness Oils",
      "Massage, nasya and joint oils cooked the classical way.",
      "massage oil, nasya, mahanarayan oil",
    ],
  ],
  3: [
    [31, "Bath & Body", "Cold-process bathing bars, ubtan and body oils.", "natural soap, ubtan, bath powder"],
    [32, "Hair Care", "Hair oils, soapnut cleansers and henna.", "hair oil, shikakai, henna, shampoo"],
    [
      33,
      "Face Care",
      "Face oils, mists, packs and gels with short ingredient lists.",
      "kumkumadi, rose water, face pack",
    ],
    [
      34,
      "Oral Care",
      "Tooth powders, pulling oil and copper tongue cleaners.",
      "tooth powder, oil pulling, toothpaste",
    ],
  ],
  4: [
    [
      41,
      "Gift Hampers",
      "Baskets for festivals, families and offices.",
      "gift hampers, diwali hamper, wellness hamper",
    ],
    [
      42,
      "Books",
      "Books on food, seasons, farming and the native cow.",
      "ayurveda book, cookbook, organic farming book",
    ],
    [43, "Sweet & Dry Fruit Boxes", "Boxes of mithai, chikki and dry fruit.", "mithai box, dry fruit box, sweets"],
    [
      44,
      "Copper & Clay Ware",
      "Copper bottles and clay cookware from family workshops.",
      "copper bottle, clay pot, brass diya",
    ],
  ],
  5: [
    [
      51,
      "Cleaners",
      "Floor, kitchen and bathroom cleaners without chlorine or ammonia.",
      "natural floor cleaner, dishwash, toilet cleaner",
    ],
    [
      52,
      "Laundry",
      "Soapnut laundry liquids and powders for soft, clean clothes.",
      "soapnut laundry, detergent, fabric care",
    ],
    [
      53,
      "Repellents & Fresheners",
      "Neem, citronella and camphor for rooms and cupboards.",
      "mosquito repellent, camphor, room freshener",
    ],
    [
      54,
      "Garden & Compost",
      "Compost, neem cake and seeds for pots and kitchen gardens.",
      "vermicompost, neem cake, seeds",
    ],
  ],
  6: [
    [
      61,
      "Pooja & Dhoop",
      "Dung-based dhoop, diyas and havan goods that burn clean.",
      "cow dung diya, dhoop, havan, sambrani",
    ],
    [62, "Ark & Panchgavya", "Distilled ark and panchgavya ghrita from Gir cows.", "gomutra ark, panchgavya ghrita"],
    [63, "Gau Body Care", "Panchgavya soap, tooth powder and balm.", "panchgavya soap, gomay soap"],
    [64, "Gau Krishi", "Farm and garden inputs from the gaushala.", "jeevamrut, cow dung cake, organic manure"],
  ],
};

/** By the id of their second level. */
export const THIRD: Readonly<Record<number, readonly CategoryNode[]>> = {
  11: [
    [101, "A2 Gir Cow Ghee", "Bilona ghee churned from curd, in every size.", "a2 ghee, gir cow ghee, bilona"],
    [
      102,
      "Dairy Mixes",
      "Milk powder and drink mixes from native cow milk.",
      "a2 milk powder, golden milk, buttermilk",
    ],
  ],
  12: [
    [103, "Raw Honey", "Unheated honey, named by its flower and forest.", "raw honey, forest honey, litchi honey"],
    [104, "Jaggery & Khandsari", "Cane sweeteners boiled in open pans.", "jaggery, gur, khandsari, sugarcane"],
  ],
  13: [
    [105, "Atta & Flours", "Stone-ground flours milled to order.", "khapli atta, besan, bajra flour"],
    [106, "Millets", "Ragi, bajra, jowar, foxtail and little millets.", "millets, ragi, jowar, foxtail"],
    [107, "Rice & Poha", "Native rice, hand-pounded and single-polished.", "indrayani rice, ambemohar, poha"],
  ],
  14: [
    [108, "Unpolished Dals", "Split pulses without oil or water polish.", "toor dal, moong dal, chana dal"],
    [109, "Whole Pulses", "Whole moong, chana, rajma and more.", "rajma, kala chana, whole moong"],
  ],
  16: [
    [111, "Whole Spices", "Whole spices from named districts.", "cumin, cardamom, black pepper"],
    [112, "Ground Spices", "Single spices, pounded in small lots.", "turmeric powder, red chilli powder"],
    [113, "Masala Blends", "Roasted and pounded blends for daily cooking.", "garam masala, sambar masala, chai masala"],
  ],
  17: [
    [114, "Khakhra & Namkeen", "Roasted and hand-rolled snacks.", "khakhra, namkeen, roasted chana"],
    [115, "Instant Mixes", "Breakfast in ten minutes from whole grains.", "instant mix, upma, dosa, idli"],
    [116, "Chikki & Laddu", "Jaggery sweets for tiffins and tea.", "chikki, laddu, sukhdi"],
  ],
  21: [
    [201, "Single Herb Powders", "One herb, one harvest, nothing added.", "ashwagandha, moringa, amla powder"],
    [202, "Churna Blends", "Classical blends in their classical proportions.", "triphala, hingvastak, sitopaladi"],
  ],
  31: [
    [301, "Bathing Bars", "Cold-process bars cured for six weeks.", "handmade soap, neem soap"],
    [302, "Ubtan & Body Oils", "Ubtan, bath powders and body oils.", "ubtan, body oil, bath powder"],
  ],
  32: [
    [303, "Hair Oils", "Herbs cooked in sesame and coconut oil.", "bhringraj oil, hair oil"],
    [304, "Hair Cleansers & Colour", "Soapnut shampoos, henna and indigo.", "shampoo, henna, indigo, shikakai"],
  ],
  33: [
    [305, "Face Oils & Serums", "Concentrated oils for the night.", "kumkumadi oil, saffron serum"],
    [306, "Packs, Mists & Gels", "Daily care with flowers, clay and aloe.", "rose water, multani mitti, aloe gel"],
  ],
  41: [
    [401, "Festive Hampers", "For Diwali, Rakhi, Holi and weddings.", "diwali hamper, rakhi gift, wedding favour"],
    [402, "Wellness Hampers", "For parents, new mothers and colleagues.", "wellness hamper, corporate gift"],
  ],
  51: [
    [501, "Floor & Surface", "Cleaners for floors, glass and counters.", "floor cleaner, surface cleaner"],
    [502, "Kitchen & Bathroom", "Dish, utensil and bathroom care.", "dishwash, toilet cleaner, utensil"],
  ],
  61: [
    [601, "Dhoop & Incense", "Hand-rolled dhoop from gomay and resins.", "dhoop, incense, sambrani cups"],
    [602, "Diyas & Havan", "Dung diyas, cakes and samagri for puja.", "cow dung diya, havan samagri, upla"],
  ],
};
