/** In 100 g or 100 ml: kcal; protein, carbohydrate, sugars, fat and saturated fat in g; sodium in mg. */
export type Nutrition = readonly [number, number, number, number, number, number, number];

export interface FoodFacts {
  readonly ingredients: string;
  /** Left out for spices, salt, tea and herbs, of which a pinch is eaten. Typical values of such food. */
  readonly nutrition?: Nutrition;
  readonly allergens?: string;
}

const food = (ingredients: string, nutrition?: Nutrition, allergens?: string): FoodFacts => ({
  ingredients,
  ...(nutrition ? { nutrition } : {}),
  ...(allergens ? { allergens } : {}),
});

const MILK = "Contains milk";
const NUTS = "Contains tree nuts";
const PEANUTS = "Contains peanuts";
const GLUTEN = "Contains wheat (gluten)";
const SESAME = "Contains sesame";
const SULPHITE_FREE = "No added sulphites";

const GHEE = food("Butterfat of cultured A2 Gir cow milk", [897, 0, 0, 0, 99.7, 62, 2], MILK);
const KHAPLI = food("Whole emmer wheat (khapli)", [344, 12.3, 68.5, 1.2, 2.1, 0.4, 5], GLUTEN);
const GROUNDNUT_OIL = food("Wood-pressed groundnut oil", [900, 0, 0, 0, 100, 18, 0], PEANUTS);
const honey = (of: string) => food(of, [319, 0.3, 79.5, 72, 0, 0, 8]);
const grain = (of: string, nutrition: Nutrition) => food(of, nutrition);
const oil = (of: string, saturated: number, allergens?: string) =>
  food(of, [900, 0, 0, 0, 100, saturated, 0], allergens);

/** What is in each food of the sample shop, by its id. */
export const FOODS: Readonly<Record<number, FoodFacts>> = {
  1001: GHEE,
  1002: GHEE,
  1003: GHEE,
  1004: GHEE,
  1005: food("Butterfat of A2 Gir cow milk, brahmi leaf (2 %)", [895, 0, 0.2, 0, 99.4, 61.5, 2], MILK),
  1007: food("A2 Gir cow milk, spray-dried", [496, 26, 38, 38, 26.7, 16.6, 370], MILK),
  1008: food("Jaggery, Lakadong turmeric (28 %), dry ginger, cardamom, black pepper", [362, 5.1, 78, 46, 3.6, 1.1, 24]),
  1009: food("Roasted cumin, rock salt, dried mint, dry ginger, black pepper, asafoetida (with rice flour)"),
  1010: food(
    "Almonds (32 %), khandsari sugar, cashews, pistachios, cardamom, saffron",
    [488, 13, 46, 38, 28, 3.4, 9],
    NUTS,
  ),
  1011: honey("Raw multiflora forest honey"),
  1012: honey("Raw litchi flower honey"),
  1013: honey("Raw ajwain flower honey"),
  1014: honey("Raw sidr (ber) flower honey"),
  1015: honey("Raw acacia honey (70 %), natural honeycomb"),
  1016: honey("Raw forest honey, tulsi leaf (3 %)"),
  1017: food("Sugar cane jaggery", [383, 0.4, 95, 84, 0.1, 0, 30]),
  1018: food("Sugar cane jaggery", [383, 0.4, 95, 84, 0.1, 0, 30]),
  1019: food("Khandsari cane sugar", [398, 0, 99.4, 99, 0, 0, 3]),
  1020: food("Cane sugar, crystallised on thread", [398, 0, 99.5, 99.5, 0, 0, 1]),
  1021: food("Dried dates", [330, 2.6, 79, 66, 0.4, 0.1, 4], SULPHITE_FREE),
  1022: food("Palm jaggery (karupatti), dry ginger", [374, 1.1, 92, 80, 0.1, 0, 40]),
  1023: KHAPLI,
  1024: KHAPLI,
  1025: food("Whole Sharbati wheat", [341, 11.8, 69.4, 1.7, 1.7, 0.3, 4], GLUTEN),
  1026: food("Whole pearl millet", [348, 11, 61.8, 1.3, 5.4, 1, 5]),
  1027: food("Sprouted finger millet", [331, 7.5, 71, 2.4, 1.6, 0.3, 6]),
  1028: food("Whole sorghum", [334, 10, 67.7, 1.4, 1.7, 0.3, 5]),
  1029: food("Stone-ground chana dal", [371, 21.5, 57, 2.8, 5.3, 0.6, 24]),
  1030: food(
    "Whole wheat (70 %), soya, ragi, oats, jowar, bajra, roasted Bengal gram, maize, flax seed",
    [352, 13.6, 65, 1.8, 3.8, 0.6, 6],
    "Contains wheat and oats (gluten), soya",
  ),
  1031: food("Dried water chestnuts", [342, 6.9, 76, 5.2, 0.6, 0.1, 12]),
  1032: grain("Unpolished foxtail millet", [332, 12.3, 60, 0.6, 4.3, 0.7, 5]),
  1033: grain("Unpolished little millet", [346, 10.1, 65.5, 0.5, 3.9, 0.6, 5]),
  1034: grain("Unpolished kodo millet", [332, 8.9, 66.2, 0.5, 2.6, 0.4, 4]),
  1035: grain("Whole finger millet", [321, 7.2, 66.8, 0.6, 1.9, 0.3, 5]),
  1036: grain("Unpolished barnyard millet", [342, 6.2, 68, 0.5, 2.2, 0.4, 4]),
  1037: grain("Single-polished Indrayani rice", [351, 7.6, 77, 0.3, 1, 0.3, 4]),
  1038: grain("Aged Kamod rice", [350, 7.4, 77.5, 0.2, 0.6, 0.2, 3]),
  1039: grain("Navara red rice", [353, 8.7, 74.5, 0.7, 2.2, 0.5, 4]),
  1040: grain("Black rice (Chak-Hao)", [349, 8.9, 73.6, 0.8, 2.8, 0.6, 4]),
  1041: grain("Flattened red rice", [354, 7.4, 76.5, 0.5, 1.3, 0.3, 5]),
  1042: grain("Split pigeon peas", [331, 21.7, 55.2, 2.4, 1.6, 0.3, 12]),
  1043: grain("Split green gram with skin", [326, 23.9, 52.6, 2.2, 1.3, 0.3, 12]),
  1044: grain("Split Bengal gram", [329, 21.5, 46.7, 2.6, 5.3, 0.6, 20]),
  1045: grain("Husked black gram", [324, 23.1, 51, 1.9, 1.7, 0.3, 18]),
  1046: grain("Split red lentils", [322, 24.3, 52.5, 1.8, 0.8, 0.1, 10]),
  1047: grain("Whole green gram", [294, 22.5, 46.1, 2.1, 1.1, 0.3, 12]),
  1048: grain("Whole brown chickpeas", [287, 18.8, 39.6, 2.4, 5.1, 0.6, 22]),
  1049: grain("Chitra kidney beans", [299, 19.9, 48.6, 2.1, 1.8, 0.3, 8]),
  1050: grain("White chickpeas", [309, 19, 45, 3, 5, 0.6, 24]),
  1051: grain("Whole black gram", [291, 21.9, 44, 1.8, 1.6, 0.3, 18]),
  1052: GROUNDNUT_OIL,
  1053: GROUNDNUT_OIL,
  1054: oil("Wood-pressed sesame oil", 15, SESAME),
  1055: oil("Kachi ghani mustard oil", 7, "Contains mustard"),
  1056: oil("Virgin coconut oil", 91),
  1057: oil("Cold-pressed sunflower oil", 11),
  1058: oil("Cold-pressed flax seed oil", 9),
  1059: oil("Cold-pressed sweet almond oil", 8, NUTS),
  1060: food("Cumin seed"),
  1061: food("Black pepper"),
  1062: food("Green cardamom"),
  1063: food("Cinnamon bark"),
  1064: food("Clove buds"),
  1065: food("Coriander seed"),
  1066: food("Saffron stigmas (mongra)"),
  1067: food("Lakadong turmeric"),
  1068: food("Kashmiri chilli"),
  1069: food("Reshampatti chilli"),
  1070: food("Coriander seed"),
  1071: food("Dry ginger"),
  1072: food("Wheat flour, gum arabic, asafoetida (18 %), groundnut oil", undefined, `${GLUTEN}, peanuts`),
  1073: food("Coriander, cumin, black pepper, cinnamon, clove, cardamom, mace, nutmeg, bay leaf"),
  1074: food("Coriander seed, cumin seed, dry coconut, cinnamon, clove"),
  1075: food(
    "Coriander, chana dal, toor dal, dried chilli, fenugreek, curry leaf, turmeric, asafoetida (with wheat flour)",
    undefined,
    GLUTEN,
  ),
  1076: food("Dry ginger, cardamom, black pepper, tulsi leaf, cinnamon, clove, nutmeg"),
  1077: food("Coriander, dried chilli, cumin, fennel, dry mango, cinnamon, black cardamom, clove, turmeric"),
  1078: food(
    "Split fenugreek, split mustard, chilli, rock salt, groundnut oil, turmeric, asafoetida (with wheat flour)",
    undefined,
    "Contains mustard, peanuts, wheat (gluten)",
  ),
  1079: food("Cumin, black salt, dry ginger, ajwain, dry mango, black pepper, asafoetida (with rice flour)"),
  1080: food("Rock salt, unrefined: contains no added iodine"),
  1081: food(
    "Whole wheat flour, groundnut oil, fenugreek leaf (4 %), sesame, rock salt, turmeric, chilli",
    [428, 11.2, 62, 1.8, 15.2, 2.6, 560],
    "Contains wheat (gluten), peanuts, sesame",
  ),
  1082: food("Sorghum (78 %), groundnut oil, rock salt, cumin, turmeric", [441, 9.4, 68, 1.5, 14.8, 2.6, 520], PEANUTS),
  1083: food(
    "Cashews (94 %), black pepper, rock salt, groundnut oil",
    [571, 17.5, 30, 5.6, 43.6, 8.1, 430],
    `${NUTS}, peanuts`,
  ),
  1084: food(
    "Gram flour (64 %), groundnut oil, rock salt, ajwain, black pepper",
    [532, 15.8, 44, 2, 32.6, 5.8, 690],
    PEANUTS,
  ),
  1085: food(
    "Popped lotus seeds (82 %), rice bran oil, chilli, garlic, rock salt, lemon",
    [412, 9, 65, 2.2, 12.8, 2.5, 610],
  ),
  1086: food("Foxtail millet, little millet, urad dal, fenugreek, rock salt", [346, 13.4, 64.5, 1.2, 3, 0.5, 480]),
  1087: food(
    "Rice, split green gram (34 %), dried carrot, peas and beans, cumin, turmeric, rock salt",
    [345, 13.8, 69, 2.8, 1.4, 0.3, 520],
  ),
  1088: food(
    "Rice, chana dal, toor dal, urad dal, sesame, rock salt, turmeric, chilli",
    [352, 15, 66, 1.9, 2.9, 0.4, 510],
    SESAME,
  ),
  1089: food("Sprouted finger millet (84 %), almonds, cardamom", [364, 9.3, 68.2, 2.7, 5.7, 0.7, 7], NUTS),
  1090: food("Peanuts (58 %), sugar cane jaggery, ghee", [499, 15.2, 54, 41, 26.4, 5.6, 18], `${PEANUTS}, milk`),
  1091: food("Black sesame (56 %), sugar cane jaggery, ghee", [511, 10.8, 52, 40, 30.2, 6, 20], `${SESAME}, milk`),
  1092: food(
    "Whole wheat flour, A2 ghee (26 %), jaggery, edible gum (gond), dry ginger, almonds, coconut",
    [492, 6.9, 54, 31, 28, 14.6, 22],
    "Contains wheat (gluten), milk, tree nuts",
  ),
  1093: food("Dates (55 %), almonds, cashews, pumpkin seeds, cocoa", [402, 9.8, 52, 39, 18.4, 2.6, 8], NUTS),
  1094: food("Mamra almonds", [609, 18.4, 10.5, 4.2, 54.9, 4.4, 1], NUTS),
  1095: food("Cashew kernels W240", [583, 18.8, 25.5, 5.9, 45.2, 8.2, 12], NUTS),
  1096: food("Walnut kernels", [671, 14.9, 10.1, 2.6, 64.3, 6.1, 2], NUTS),
  1097: food("Dried figs", [249, 3.3, 63.9, 47.9, 0.9, 0.1, 10], SULPHITE_FREE),
  1098: food("Kimia (Mazafati) dates", [282, 2.5, 75, 63.4, 0.4, 0, 2]),
  1099: food("Black raisins", [305, 2.7, 73.3, 59.2, 0.4, 0.1, 11], SULPHITE_FREE),
  1100: food("Raw pumpkin seeds", [559, 30.2, 10.7, 1.4, 49.1, 8.7, 7]),
  1101: food("Chia seeds", [486, 16.5, 42.1, 0, 30.7, 3.3, 16]),
  1102: food("Flax seed, sesame, fennel, coriander kernel, rock salt, lemon", [478, 17, 32, 1.9, 31, 3, 540], SESAME),
  1103: food(
    "Raw mango (62 %), groundnut oil, rock salt, split mustard, fenugreek, chilli, turmeric",
    [168, 1.9, 8.4, 3.6, 14.2, 2.4, 3900],
    "Contains mustard, peanuts",
  ),
  1104: food("Raw mango (48 %), khandsari sugar, rock salt, chilli, cumin", [262, 0.6, 64, 61, 0.3, 0.1, 980]),
  1105: food("Lemon (64 %), ginger (18 %), rock salt, jaggery, chilli, turmeric", [94, 1.1, 21, 14, 0.6, 0.1, 3600]),
  1106: food("Amla (55 %), khandsari sugar, cardamom", [244, 0.4, 60, 57, 0.2, 0, 9]),
  1107: food("Damask rose petals (50 %), rock sugar", [262, 0.8, 64, 62, 0.2, 0, 6]),
  1108: food("Green tea, tulsi leaf (40 %)"),
  1109: food("Assam black tea"),
  1110: food("Tulsi, dry ginger, licorice, black pepper, long pepper, cinnamon, cardamom"),
  1111: food("Lemongrass, mint leaf"),
  1112: food("Water, khandsari sugar, vetiver (khus) distillate, lemon juice", [246, 0, 61, 60, 0, 0, 6]),
  1113: food("Kokum fruit extract, rock salt", [34, 0.4, 7.6, 4.8, 0.1, 0, 420]),
  1115: food("Moringa leaf", [309, 24, 38, 3, 6.6, 1.6, 200]),
  1116: food("Amla fruit", [248, 2.8, 58, 8, 0.8, 0.1, 14]),
  1126: food("Amla juice", [44, 0.4, 10, 4.2, 0.1, 0, 12]),
  1127: food("Aloe vera juice and pulp (96 %), lemon juice", [9, 0.1, 2, 1.4, 0, 0, 10]),
  1128: food("Giloy stem juice (60 %), tulsi juice", [12, 0.2, 2.6, 1, 0, 0, 11]),
  1129: food("Bitter gourd juice (50 %), jamun juice", [28, 0.5, 6, 4, 0.1, 0, 9]),
  1173: food("Cashews (62 %), khandsari sugar, ghee", [452, 12.4, 50, 42, 24, 6, 14], `${NUTS}, milk`),
  1174: food(
    "Gram flour, A2 ghee (30 %), khandsari sugar, cardamom, almonds, pistachios",
    [512, 8.6, 50, 36, 31, 17.8, 16],
    `${NUTS}, milk`,
  ),
  1175: food("Almonds, cashews, raisins, figs, pistachios", [512, 15.2, 40, 27, 34, 4.8, 8], NUTS),
  1176: food("Figs (58 %), walnuts, cashews, ghee", [388, 7.6, 52, 38, 17, 3.4, 9], `${NUTS}, milk`),
};
