export interface SearchSynonyms {
  /** As it stands in names and categories of the catalogue. */
  readonly find: readonly string[];
  /** As shoppers type it: the first of `find` means it best. One of `find` stands here, too, if another is meant more often. */
  readonly typed: readonly string[];
  /** In names of goods the word means something else, such as the skin of a dal: it is not looked for itself. */
  readonly isInstead?: boolean;
  /** It says which of the goods is meant, and not what they are. */
  readonly isQualifier?: boolean;
}

/**
 * What the catalogue calls a thing, and what else people call it, in other words, languages and scripts: each finds all
 * of the first. A word may stand in several rows. Words and phrases are in lower case.
 */
export const SEARCH_SYNONYMS: readonly SearchSynonyms[] = [
  // Dairy and the cow
  { find: ["ghee", "ghrita"], typed: ["ghi", "tup", "desi ghi", "घी", "ઘી", "तूप", "clarified butter"] },
  { find: ["cow"], typed: ["gai", "gay", "gau", "gaay", "desi cow", "गाय", "ગાય"] },
  { find: ["milk"], typed: ["doodh", "dudh", "दूध", "દૂધ"] },
  { find: ["curd"], typed: ["dahi", "yogurt", "yoghurt", "दही", "દહીં"] },
  { find: ["chaas", "buttermilk"], typed: ["chhaas", "chaach", "छाछ", "છાશ"] },
  { find: ["cow dung", "gomay"], typed: ["gobar", "gobar cake", "kanda", "गोबर", "ગોબર", "છાણ"] },
  { find: ["upla", "cow dung cakes"], typed: ["uple", "upale", "kande", "उपला", "उपले"] },
  {
    find: ["gomutra"],
    typed: [
      "gau mutra",
      "gau mutra ark",
      "go mutra ark",
      "gaumutra",
      "gomutr",
      "go mutra",
      "cow urine",
      "गोमूत्र",
      "ગૌમૂત્ર",
    ],
  },
  // Spices and the kitchen
  { find: ["turmeric"], typed: ["haldi", "haldar", "हल्दी", "हळद", "હળદર", "manjal", "arishina", "pasupu", "मंजल"] },
  { find: ["chilli"], typed: ["chili", "chilly", "mirch", "mirchi", "lal mirch", "marchu", "मिर्च", "लाल मिर्च", "મરચું"] },
  {
    find: ["black pepper"],
    typed: ["milagu", "miri", "pepper", "kali mirch", "kaali mirch", "mari", "काली मिर्च", "મરી"],
  },
  { find: ["cumin", "jeera"], typed: ["jeeragam", "jire", "zeera", "jira", "jiru", "जीरा", "જીરું"] },
  { find: ["coriander", "dhania", "dhana"], typed: ["cilantro", "dhane", "malli", "dhaniya", "धनिया", "ધાણા"] },
  { find: ["cardamom"], typed: ["elaichi", "ilaichi", "elchi", "इलायची", "એલચી"] },
  { find: ["cloves", "clove"], typed: ["laung", "lavang", "लौंग", "લવિંગ"] },
  { find: ["cinnamon", "dalchini"], typed: ["taj", "दालचीनी", "તજ"] },
  { find: ["asafoetida", "hing"], typed: ["asafetida", "हींग", "હિંગ"] },
  { find: ["saffron", "kesar"], typed: ["kesar", "keshar", "zafran", "केसर", "કેસર"] },
  { find: ["ginger", "sunth"], typed: ["adrak", "saunth", "sonth", "adu", "अदरक", "सोंठ", "આદુ", "સૂંઠ"] },
  { find: ["fennel"], typed: ["saunf", "variyali", "सौंफ", "વરિયાળી"] },
  { find: ["methi"], typed: ["fenugreek", "मेथी", "મેથી"] },
  { find: ["ajwain"], typed: ["carom", "ajmo", "अजवाइन", "અજમો"] },
  { find: ["masala", "spices", "spice"], typed: ["mashala", "मसाला", "મસાલો"] },
  {
    find: ["salt"],
    typed: ["sindhav", "sindhalun", "સિંધવ", "namak", "mithu", "sendha", "sendha namak", "नमक", "सेंधा नमक", "મીઠું"],
  },
  { find: ["sugar", "khandsari"], typed: ["cheeni", "chini", "shakkar", "sakar", "चीनी", "शक्कर", "ખાંડ"] },
  { find: ["jaggery"], typed: ["gud", "gur", "gol", "gul", "vellam", "bella", "bellam", "गुड़", "गुड", "गूळ", "ગોળ"] },
  { find: ["pickle"], typed: ["achar", "achaar", "athanu", "athanoo", "अचार", "અથાણું"] },
  { find: ["ready mix", "mix"], typed: ["instant"] },
  // Grains and pulses
  {
    find: ["rice"],
    typed: [
      "arisi",
      "tandul",
      "tandool",
      "akki",
      "chawal",
      "chaval",
      "basmati",
      "chokha",
      "chokhaa",
      "bhat",
      "चावल",
      "ચોખા",
    ],
  },
  { find: ["atta", "flour"], typed: ["peeth", "pith", "hittu", "maavu", "पीठ", "aata", "lot", "maida", "आटा", "લોટ"] },
  { find: ["wheat"], typed: ["godhuma", "godhumai", "gahu", "gehu", "gehun", "gehoon", "ghau", "गेहूं", "गेहूँ", "ઘઉં"] },
  { find: ["dal"], typed: ["daal", "dhal", "lentil", "lentils", "pulses", "dar", "दाल", "દાળ"] },
  { find: ["besan"], typed: ["chana atta", "gram flour", "chickpea flour", "chana flour", "बेसन", "ચણાનો લોટ"] },
  {
    find: ["chana", "chickpea"],
    typed: ["bengal gram", "harbhara", "चना", "ચણા"],
  },
  {
    find: ["kabuli chana"],
    typed: [
      "chole",
      "chhole",
      "chola",
      "छोले",
      "garbanzo",
      "garbanzo bean",
      "white chickpea",
      "safed chana",
      "kabuli",
      "काबुली चना",
      "કાબુલી ચણા",
    ],
  },
  { find: ["kala chana"], typed: ["black chickpea", "desi chana", "काला चना", "કાળા ચણા"] },
  { find: ["chana dal"], typed: ["split bengal gram", "split chickpea", "chana daal", "चना दाल", "ચણા દાળ"] },
  { find: ["urad dal white"], typed: ["split black gram", "urad gota", "white urad", "urad dhuli", "उड़द दाल"] },
  { find: ["toor dal"], typed: ["split pigeon pea", "tur dal", "tuvar dal", "arhar dal", "अरहर दाल", "तूर डाळ"] },
  { find: ["rajma"], typed: ["kidney bean", "red kidney bean", "rajmah", "राजमा", "રાજમા"] },
  { find: ["urad"], typed: ["udad", "urid", "adad", "black gram", "उड़द", "उरद", "અડદ"] },
  { find: ["masoor"], typed: ["masur", "red lentil", "मसूर", "મસૂર"] },
  { find: ["ragi"], typed: ["nachani", "kelvaragu", "नाचणी", "nachni", "finger millet", "रागी", "રાગી"] },
  { find: ["bajra"], typed: ["kambu", "बाजरी", "बाजरीचे", "bajri", "bajro", "pearl millet", "बाजरा", "બાજરી"] },
  { find: ["jowar"], typed: ["jwariche", "cholam", "ज्वारीचे", "jwari", "juvar", "jawar", "sorghum", "ज्वार", "જુવાર"] },
  { find: ["moong"], typed: ["mung", "moong beans", "mung beans", "green gram", "mag", "मूंग", "મગ"] },
  { find: ["toor"], typed: ["tur", "tuvar", "tuver", "arhar", "pigeon pea", "अरहर", "तूर", "તુવેર"] },
  { find: ["sama", "moraiyo"], typed: ["samo", "sama rice", "sama chawal", "મોરૈયો", "सामा"] },
  { find: ["seeds", "seed"], typed: ["beej", "bij", "बीज", "બીજ"] },
  { find: ["poha"], typed: ["pauva", "pauaa", "flattened rice", "beaten rice", "पोहा", "પૌંઆ"] },
  { find: ["red rice"], typed: ["lal chawal", "लाल चावल", "લાલ ચોખા"] },
  { find: ["khapli", "emmer"], typed: ["bhaliya", "khapali", "खपली", "ખપલી"] },
  { find: ["foxtail millet"], typed: ["kang", "kakum", "कंगनी", "કાંગ"] },
  { find: ["kodo millet"], typed: ["kodra", "kodara", "कोदो", "કોદરી"] },
  { find: ["barnyard millet"], typed: ["sanwa", "sanva", "झंगोरा", "सांवा"] },
  { find: ["millet"], typed: ["mota anaj", "shree anna", "siridhanya", "मोटा अनाज", "श्री अन्न"] },
  { find: ["singhara"], typed: ["singada", "water chestnut", "shingoda", "singoda", "सिंघाड़ा", "શિંગોડા"] },
  { find: ["soya"], typed: ["soybean", "soyabean", "सोया", "સોયા"] },
  { find: ["khichdi"], typed: ["khichri", "khichadi", "खिचड़ी", "ખીચડી"] },
  { find: ["handvo"], typed: ["handva", "हांडवो", "હાંડવો"] },
  { find: ["dosa"], typed: ["dhosa", "डोसा", "ઢોસા"] },
  // Nuts, fruits and sweets
  { find: ["almonds", "almond", "badam"], typed: ["badam", "baadam", "बादाम", "બદામ"] },
  { find: ["makhana"], typed: ["fox nut", "foxnut", "lotus seed", "makhane", "मखाना", "મખાના"] },
  { find: ["pumpkin seed"], typed: ["kaddu ke beej", "kaddu beej", "kola na bij", "कद्दू के बीज", "કોળાના બીજ"] },
  { find: ["flax", "flaxseed"], typed: ["alsi", "linseed", "jawas", "अलसी", "અળસી"] },
  { find: ["sunflower"], typed: ["surajmukhi", "सूरजमुखी", "સૂરજમુખી"] },
  { find: ["castor"], typed: ["arandi", "erandi", "divel", "arandiyu", "अरंडी", "દિવેલ", "એરંડિયું"] },
  { find: ["mishri"], typed: ["misri", "sakar", "rock sugar", "khadi sakar", "मिश्री", "સાકર"] },
  { find: ["karupatti", "palm jaggery"], typed: ["tad gol", "tad gud", "ताड़ गुड़", "તાડ ગોળ"] },
  { find: ["gulkand"], typed: ["rose petal jam", "gulqand", "गुलकंद", "ગુલકંદ"] },
  { find: ["murabba"], typed: ["muraba", "murabbo", "मुरब्बा", "મુરબ્બો"] },
  { find: ["chhundo"], typed: ["chunda", "chundo", "chhunda", "छुंदा", "છૂંદો"] },
  { find: ["mukhwas"], typed: ["mouth freshener", "mukhvas", "मुखवास", "મુખવાસ"] },
  { find: ["chikki"], typed: ["chiki", "gajak", "peanut brittle", "चिक्की", "ચીકી"] },
  { find: ["laddu"], typed: ["ladoo", "laddoo", "ladu", "लड्डू", "લાડુ"] },
  { find: ["gathiya"], typed: ["ganthiya", "gathia", "गाठिया", "ગાંઠિયા"] },
  { find: ["khakhra"], typed: ["khakra", "खाखरा", "ખાખરા"] },
  { find: ["gond"], typed: ["edible gum", "gundar", "गोंद", "ગુંદર"] },
  { find: ["thandai"], typed: ["thandaai", "ठंडाई", "ઠંડાઈ"] },
  { find: ["mango", "keri"], typed: ["aam", "kairi", "आम", "કેરી"] },
  { find: ["lemon"], typed: ["nimbu", "limbu", "nimboo", "नींबू", "લીંબુ"] },
  { find: ["orange"], typed: ["santra", "narangi", "संतरा", "નારંગી", "સંતરા"] },
  { find: ["tamarind"], typed: ["imli", "amli", "इमली", "આમલી"] },
  { find: ["kokum"], typed: ["kokam", "कोकम", "કોકમ"] },
  { find: ["karela"], typed: ["bitter gourd", "bitter melon", "करेला", "કારેલા"] },
  { find: ["jamun"], typed: ["black plum", "jambu", "जामुन", "જાંબુ"] },
  { find: ["onion"], typed: ["pyaz", "pyaaz", "dungli", "प्याज", "ડુંગળી"] },
  { find: ["cashew", "kaju"], typed: ["kaju", "cashewnut", "काजू", "કાજુ"] },
  { find: ["walnut"], typed: ["akhrot", "akhroat", "अखरोट", "અખરોટ"] },
  { find: ["raisins"], typed: ["kishmish", "kismis", "draksh", "munakka", "manuka", "किशमिश", "કિસમિસ"] },
  { find: ["dates", "date", "khajoor"], typed: ["khajur", "khajoor", "खजूर", "ખજૂર"] },
  { find: ["anjeer", "figs"], typed: ["anjir", "fig", "अंजीर", "અંજીર"] },
  {
    find: ["groundnut", "peanut"],
    typed: [
      "shengdana",
      "verkadalai",
      "शेंगदाणा",
      "शेंगदाणे",
      "moongphali",
      "moongfali",
      "mungfali",
      "sing",
      "singdana",
      "मूंगफली",
      "સીંગ",
    ],
  },
  { find: ["groundnut oil"], typed: ["singtel", "sing tel", "સીંગતેલ"] },
  { find: ["sesame"], typed: ["til", "tal", "gingelly", "ellu", "तिल", "तिळ", "तिळाचे", "તલ"] },
  // Oils, drinks, honey
  { find: ["oil"], typed: ["tel", "tail", "taila", "thailam", "ennai", "enne", "nune", "तेल", "તેલ"] },
  { find: ["sesame oil"], typed: ["nallennai", "nalla ennai", "nuvvula nune"] },
  { find: ["mustard"], typed: ["mohri", "kadugu", "rai", "राई", "રાઈ", "sarson", "sarso", "sarsav", "सरसों", "સરસવ"] },
  {
    find: ["coconut"],
    typed: [
      "नारळ",
      "खोबरे",
      "खोबरेल",
      "khobrel",
      "khobra",
      "કોપરેલ",
      "thengai",
      "khopra",
      "nariyal",
      "nariyel",
      "naryal",
      "नारियल",
      "નાળિયેર",
    ],
  },
  {
    find: ["honey"],
    typed: ["thean", "then honey", "madhumakhi", "shahad", "shehad", "madhu", "madh", "शहद", "मधु", "મધ"],
  },
  {
    find: ["tea", "chai"],
    typed: ["chai patti", "chai patta", "chaha", "tea powder", "चहा", "chay", "cha", "चाय", "ચા"],
  },
  { find: ["juice"], typed: ["ras", "रस", "રસ"] },
  { find: ["mint"], typed: ["pudina", "phudina", "fudino", "पुदीना", "ફુદીનો"] },
  { find: ["lemongrass"], typed: ["lili cha", "leeli chai", "gavati chaha", "लेमनग्रास", "લીલી ચા"] },
  { find: ["khus"], typed: ["vetiver", "khas", "valo", "खस", "ખસ"] },
  // Herbs and health
  { find: ["tulsi"], typed: ["basil", "holy basil", "तुलसी", "તુલસી"] },
  {
    find: ["curry leaf"],
    typed: ["kadi patta", "kadhi patta", "mitho limdo", "curry leaves", "कढ़ी पत्ता", "મીઠો લીમડો"],
  },
  { find: ["hibiscus"], typed: ["gudhal", "jaswand", "jasud", "गुड़हल", "જાસૂદ"] },
  { find: ["bhringraj"], typed: ["bhangra", "bhrungraj", "भृंगराज", "ભૃંગરાજ", "ભાંગરો"] },
  { find: ["shikakai"], typed: ["sikakai", "शिकाकाई", "શિકાકાઈ"] },
  { find: ["eucalyptus"], typed: ["nilgiri", "neelgiri", "नीलगिरी", "નીલગિરી"] },
  { find: ["neem"], typed: ["nim", "limdo", "नीम", "લીમડો"] },
  {
    find: ["amla"],
    typed: [
      "aamla",
      "avla",
      "gooseberry",
      "gooseberries",
      "nellikai",
      "nellikkai",
      "usiri",
      "awla",
      "आवळा",
      "आंवला",
      "આમળા",
    ],
  },
  { find: ["moringa"], typed: ["sahjan", "drumstick", "saragvo", "सहजन", "સરગવો"] },
  { find: ["ashwagandha"], typed: ["asgandh", "अश्वगंधा", "અશ્વગંધા"] },
  { find: ["giloy"], typed: ["guduchi", "galo", "गिलोय", "ગળો"] },
  { find: ["aloe vera"], typed: ["aloevera", "gwarpatha", "kuvarpathu", "ग्वारपाठा", "કુંવારપાઠું"] },
  { find: ["triphala"], typed: ["trifala", "त्रिफला"] },
  { find: ["brahmi"], typed: ["ब्राह्मी"] },
  { find: ["kadha"], typed: ["kada", "kaadha", "काढ़ा"] },
  { find: ["chyawanprash"], typed: ["chyavanprash", "च्यवनप्राश", "ચ્યવનપ્રાશ"] },
  { find: ["panchgavya"], typed: ["panchagavya", "पंचगव्य", "પંચગવ્ય"] },
  // Body and hair
  {
    find: ["soap", "bathing bar", "bar"],
    typed: ["body wash", "bathing soap", "handmade soap", "sabun", "saabun", "bath soap", "साबुन", "સાબુ"],
  },
  { find: ["hair"], typed: ["baal", "bal", "kesh", "बाल", "વાળ"] },
  { find: ["shampoo", "hair cleanser"], typed: ["shampu", "शैम्पू", "શેમ્પૂ"] },
  { find: ["face wash"], typed: ["facewash", "face cleanser"] },
  { find: ["multani mitti"], typed: ["fullers earth", "multani", "मुल्तानी मिट्टी"] },
  { find: ["henna"], typed: ["heena", "hina", "mehndi", "mehendi", "mehandi", "मेहंदी", "મહેંદી"] },
  { find: ["tooth powder", "toothpaste"], typed: ["dant manjan", "manjan", "दंत मंजन", "मंजन", "દંતમંજન"] },
  {
    find: ["toothpaste", "tooth powder"],
    typed: ["teeth", "dant", "daant", "दांत", "દાંત", "tooth paste"],
  },
  { find: ["rose"], typed: ["gulab", "गुलाब", "ગુલાબ"] },
  { find: ["jasmine", "mogra"], typed: ["chameli", "mogro", "मोगरा", "મોગરો"] },
  { find: ["meswak"], typed: ["miswak", "peelu", "मिस्वाक"] },
  { find: ["charcoal"], typed: ["koyla", "koylo", "कोयला", "કોલસો"] },
  { find: ["goat milk"], typed: ["bakri ka doodh", "बकरी का दूध", "બકરીનું દૂધ"] },
  { find: ["rose water"], typed: ["gulab jal", "rosewater", "गुलाब जल"] },
  { find: ["sandal", "sandalwood"], typed: ["chandan", "sukhad", "चंदन", "ચંદન", "સુખડ"] },
  { find: ["lip balm"], typed: ["lip care"] },
  { find: ["baby"], typed: ["bachcha", "bacha", "infant", "बच्चा"] },
  // Home, garden, worship
  {
    find: ["incense", "dhoop"],
    typed: ["agarbatti", "agarbathi", "agarbati", "incense sticks", "अगरबत्ती", "અગરબત્તી"],
  },
  { find: ["dhoop", "incense"], typed: ["dhup", "dhoop batti", "dhup batti", "धूप", "ધૂપ"] },
  { find: ["guggul"], typed: ["gugal", "guggal", "गुग्गुल", "ગૂગળ"] },
  { find: ["loban", "sambrani"], typed: ["benzoin", "लोबान", "લોબાન"] },
  { find: ["brass"], typed: ["pital", "peetal", "पीतल", "પિત્તળ"] },
  { find: ["cotton"], typed: ["kapas", "sooti", "रूई", "કપાસ"] },
  { find: ["coir"], typed: ["coconut fibre", "coconut fiber", "नारियल जूट"] },
  { find: ["colours"], typed: ["colors", "color", "gulal", "गुलाल", "ગુલાલ"] },
  { find: ["tawa"], typed: ["tava", "griddle", "तवा", "તવી"] },
  { find: ["kadhai"], typed: ["kadai", "karahi", "कड़ाही", "કડાઈ"] },
  { find: ["vinegar"], typed: ["sirka", "sirko", "सिरका", "સરકો"] },
  { find: ["camphor"], typed: ["kapoor", "kapur", "कपूर", "કપૂર"] },
  { find: ["diya", "diyas"], typed: ["dia", "divo", "diva", "deepak", "lamp", "दीया", "દીવો"] },
  { find: ["wicks"], typed: ["batti", "diya batti", "wick", "बत्ती"] },
  { find: ["kumkum"], typed: ["roli", "kanku", "कुमकुम", "रोली", "કંકુ"] },
  { find: ["havan"], typed: ["hawan", "yagna", "yagya", "हवन"] },
  {
    find: ["mosquito repellent"],
    typed: ["mosquito", "machhar bhagane", "insect repellent", "mosquito spray", "machhar", "machar", "मच्छर"],
  },
  { find: ["floor cleaner"], typed: ["mopping", "mop", "floor", "phenyl", "pocha", "floor clean"] },
  {
    find: ["dishwash", "utensil scrub"],
    typed: ["bartan sabun", "bartan dhone sabun", "dish soap", "dish wash", "bartan", "utensil cleaner", "बर्तन"],
  },
  {
    find: ["laundry liquid", "clothes wash", "washing soda"],
    typed: [
      "detergent",
      "laundry",
      "washing powder",
      "clothes",
      "laundry detergent",
      "detergent powder",
      "washing liquid",
      "kapde",
      "कपड़े",
    ],
  },
  {
    find: ["reetha", "soapnut", "soapnuts"],
    typed: ["soap berry", "soapberry", "soap nut", "aritha", "ritha", "रीठा", "અરીઠા"],
  },
  { find: ["copper"], typed: ["tambe", "tamba", "tambu", "तांबा", "તાંબું"] },
  { find: ["cookbook"], typed: ["recipe book", "recipe", "cook book", "cookery"] },
  { find: ["book", "cookbook", "handbook"], typed: ["kitab", "pustak", "किताब", "पुस्तक", "પુસ્તક"] },
  { find: ["clay"], typed: ["mitti", "matla", "मिट्टी", "માટી"] },
];

/** What people look for by its purpose or its kind. Its goods are different things, and do not find each other. */
export const SEARCH_PURPOSES: readonly SearchSynonyms[] = [
  {
    find: ["chyawanprash", "giloy", "kadha"],
    typed: ["immunity booster", "immunity", "immune", "fever", "bukhar", "viral", "weak immunity"],
  },
  {
    find: ["sitopaladi", "vasa", "kadha", "chest rub", "tulsi infused honey"],
    typed: [
      ...["cough", "khansi", "khasi", "cold and cough", "cough and cold", "cough cold", "cold cough", "sardi", "zukam"],
      ...["sore throat", "throat", "phlegm", "kaf", "sardi khansi", "sardi khasi", "udharas", "खांसी", "सर्दी", "ઉધરસ"],
    ],
  },
  {
    find: ["chest rub", "nasya", "eucalyptus"],
    typed: ["blocked nose", "nose block", "stuffy nose", "congestion", "sinus", "nasal", "nose"],
    isInstead: true,
  },
  {
    find: ["hingvastak", "jiralu", "triphala", "mukhwas", "hing"],
    typed: [
      ...["acidity", "gas", "bloating", "digestion", "digestive", "indigestion", "pachan", "pet dard", "stomach"],
      ...[
        "stomach pain",
        "stomach ache",
        "acid reflux",
        "heartburn",
        "pet",
        "pachak",
        "hazma",
        "एसिडिटी",
        "गैस",
        "पाचन",
      ],
    ],
  },
  {
    find: ["green tea", "triphala", "chia", "flaxseed", "millet"],
    typed: ["weight loss", "lose weight", "weight", "slimming", "fat loss", "diet", "motapa", "vajan"],
    isInstead: true,
  },
  {
    find: ["ashwagandha", "brahmi", "golden milk"],
    typed: ["sleep", "sound sleep", "good sleep", "insomnia", "neend", "anxiety", "relaxation", "calm"],
    isInstead: true,
  },
  {
    find: ["ashwagandha", "chyawanprash", "moringa", "energy bar"],
    typed: ["energy", "stamina", "strength", "weakness", "kamzori", "takat", "tiredness", "fatigue", "vitality"],
  },
  {
    find: ["moringa", "dates", "raisins"],
    typed: ["iron", "anaemia", "anemia", "hemoglobin", "haemoglobin", "khoon", "calcium"],
    isInstead: true,
  },
  {
    find: ["dal", "moong", "chana", "makhana", "almonds"],
    typed: ["protein", "high protein", "protein rich", "gym"],
    isInstead: true,
  },
  {
    find: ["shampoo", "hair cleanser", "neem leaf", "hair oil"],
    typed: ["dandruff", "rusi", "itchy scalp", "scalp", "lice", "रूसी", "ખોડો"],
    isInstead: true,
  },
  {
    find: ["henna"],
    typed: [
      "hair colour",
      "hair color",
      "hair dye",
      "grey hair",
      "gray hair",
      "white hair",
      "colour grey hair",
      "safed baal",
    ],
    isInstead: true,
  },
  {
    find: ["neem tulsi", "neem leaf", "multani mitti", "charcoal", "face wash"],
    typed: ["acne", "pimple", "muhase", "keel muhase", "oily skin", "oily face", "blackhead", "मुंहासे"],
    isInstead: true,
  },
  {
    find: ["kumkumadi", "ubtan", "nalpamaradi", "face pack"],
    typed: [
      ...["glowing skin", "glow", "skin glow", "brightening", "fairness", "glowing face", "nikhar", "tan", "tanning"],
      ...["remove tan", "removing tan", "pigmentation", "dark spot", "dull skin", "glowing"],
    ],
    isInstead: true,
  },
  {
    find: ["serum", "kumkumadi"],
    typed: ["wrinkle", "anti ageing", "anti aging", "ageing", "fine line", "face serum", "night cream", "face oil"],
    isInstead: true,
  },
  {
    find: ["skin balm", "body butter", "castor"],
    typed: ["cracked heel", "heel", "crack heel", "foot", "feet", "dry feet", "fati ediyan", "winter care"],
    isInstead: true,
  },
  {
    find: ["lip balm"],
    typed: ["chapped lip", "dry lip", "cracked lip", "lip", "honth"],
  },
  {
    find: ["tooth powder", "toothpaste", "pulling oil", "tongue cleaner"],
    typed: [
      "bad breath",
      "oral care",
      "gums",
      "gum bleeding",
      "mouth",
      "oral",
      "mouthwash",
      "toothache",
      "muh ki badbu",
    ],
    isInstead: true,
  },
  {
    find: ["utensil scrub", "coir scrub", "dishwash"],
    typed: [
      "vessel",
      "utensil",
      "clean brass",
      "cleaning brass",
      "shine copper",
      "pots and pans",
      "scrubber",
      "polish",
    ],
  },
  { find: ["cupboard sachets"], typed: ["moth", "moths", "wardrobe", "almirah", "cupboard freshener"] },
  {
    find: ["room mist", "incense", "sandal dhoop"],
    typed: ["room freshener", "air freshener", "fragrance", "perfume"],
  },
  {
    find: ["atta", "flour"],
    typed: ["roti", "chapati", "chapatti", "phulka", "paratha", "bhakri", "rotla", "रोटी", "રોટલી"],
    isInstead: true,
  },
  { find: ["besan"], typed: ["pakora", "pakoda", "bhajiya", "dhokla", "kadhi"], isInstead: true },
  { find: ["urad"], typed: ["idli", "idly", "idli batter", "vada", "medu vada"], isInstead: true },
  { find: ["kamod rice", "indrayani rice"], typed: ["biryani", "pulao", "kheer", "steamed rice"], isInstead: true },
  {
    find: ["groundnut oil", "sunflower oil", "mustard oil", "sesame oil", "virgin coconut oil"],
    typed: [
      "cooking oil",
      "edible oil",
      "frying",
      "deep frying",
      "khane ka tel",
      "khana banane ka tel",
      "cooking tel",
      "tadka",
    ],
    isInstead: true,
  },
  { find: ["sunflower oil", "flaxseed oil", "sesame oil"], typed: ["salad", "dressing", "salad oil"], isInstead: true },
  {
    find: ["havan", "dhoop", "camphor", "diyas", "kumkum", "wicks", "incense"],
    typed: ["puja", "pooja", "pujan", "pooja item", "puja samagri", "temple", "mandir", "aarti", "पूजा", "પૂજા"],
  },
  {
    find: ["baby massage", "baby clothes", "new mother"],
    typed: ["newborn", "baby care", "baby massage", "baby product", "new born", "shishu"],
  },
  { find: ["new mother"], typed: ["pregnancy", "postpartum", "after delivery", "baby shower"], isInstead: true },
  {
    find: ["lemongrass", "kadha"],
    typed: ["herbal tea", "caffeine free", "decaf", "no caffeine", "without caffeine", "tisane"],
  },
  {
    find: ["flaxseed", "chia", "walnut"],
    typed: ["omega 3", "omega", "heart", "heart health", "cholesterol"],
    isInstead: true,
  },
  {
    find: ["karela jamun", "sugar free"],
    typed: ["diabetes juice", "diabetes", "diabetic", "sugar patient", "blood sugar", "karela", "madhumeh", "मधुमेह"],
  },
  {
    find: ["hair oil", "shampoo"],
    typed: [
      "hair fall",
      "hairfall",
      "hair growth",
      "hair loss",
      "falling hair",
      "long hair",
      "baal jhadna",
      "baldness",
    ],
  },
  {
    find: ["dry fruit", "nuts", "almonds"],
    typed: ["dry fruits", "dryfruits", "dryfruit", "sukha meva", "mewa", "मेवा"],
  },
  {
    find: ["sweets", "laddu", "katli", "mohanthal", "walnut roll"],
    typed: ["mithai", "meetha", "sweet", "sweets", "dessert", "मिठाई", "મીઠાઈ"],
    isInstead: true,
  },
  { find: ["namkeen", "khakhra", "snacks"], typed: ["snack", "nashta", "nasto", "farsan", "नमकीन", "નાસ્તો"] },
  {
    find: ["body butter", "balm", "body oil"],
    typed: ["moisturiser", "moisturizer", "lotion", "cream", "body lotion"],
  },
  {
    find: ["manure", "vermicompost", "jeevamrut"],
    typed: ["gardening", "garden", "fertilizer", "fertiliser", "khad", "compost", "खाद", "ખાતર"],
  },
  {
    find: ["hamper", "box"],
    typed: ["gift", "gift box", "gift hamper", "gifting", "present", "return gift", "tohfa", "bhet", "उपहार", "ભેટ"],
  },
  {
    find: ["fasting", "navratri", "singhara", "moraiyo", "sama", "makhana"],
    typed: ["vrat", "upvas", "farali", "fast", "fasting", "phalahar", "falahar", "vrat ka atta", "व्रत", "उपवास"],
  },
  { find: ["face pack", "multani mitti", "ubtan"], typed: ["facepack", "face mask"] },
  { find: ["sharbat", "concentrate"], typed: ["syrup", "squash", "sherbet", "शरबत"] },
  { find: ["ashwagandha", "brahmi"], typed: ["stress", "tension", "stress relief", "tanav"] },
  { find: ["brahmi"], typed: ["memory", "brain", "concentration", "focus", "yaddasht", "smaran shakti"] },
  { find: ["triphala"], typed: ["constipation", "kabj", "kabz", "qabz", "कब्ज"] },
  {
    find: ["body butter", "skin balm", "body oil", "face oil", "face pack", "soap", "bathing bar"],
    typed: ["skin", "skin care", "skincare", "twacha", "त्वचा"],
    isInstead: true,
  },
  {
    find: ["body butter", "skin balm", "body oil", "massage oil"],
    typed: ["dry skin", "dryness", "rough skin"],
    isInstead: true,
  },
  {
    find: ["mahanarayan"],
    typed: [
      "joint",
      "arthritis",
      "ghutno ka dard",
      "massage",
      "pain relief",
      "joint pain",
      "knee pain",
      "back pain",
      "body pain",
      "muscle pain",
      "dard",
      "दर्द",
    ],
    isInstead: true,
  },
  {
    find: ["ragi", "bajra", "jowar", "millet", "singhara", "besan"],
    typed: ["gluten free", "glutenfree", "no gluten", "without gluten"],
    isInstead: true,
    isQualifier: true,
  },
  {
    find: ["sugar free", "no added sugar", "unsweetened", "amla juice", "karela jamun"],
    typed: [
      ...["sugar free", "sugarless", "sugarfree", "no sugar", "without sugar", "no added sugar", "without added sugar"],
      ...["bina chini", "bina shakkar", "unsweetened", "बिना चीनी"],
    ],
    isInstead: true,
    isQualifier: true,
  },
];

/** Words that say nothing about the goods, all of which are organic here. */
export const SEARCH_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about all also am an and any are daily as at be best better buy by can cheap did do does find for fresh from get getting " +
    "give good great has have help how i in is it keep like look looking make making me my natural naturally near need " +
    "of on online or organic original our over please price product products pure quality rate rid shop should show so " +
    "some suggest tell that the their them there these this those to top use used using want what when where which who " +
    "why will with would you your " +
    "aur accha acha achha chahiye dikhao hai hota ka kaa kaise kare karna karne kaun kaunsa ke kee ki ko konsa kya le lena liye lo " +
    "me mein sa sabse saste sasta se wala wale wali " +
    "mate na ni no nu nun " +
    "और का की के लिए को में वाला से માટે ના ની નું નો"
  ).split(" "),
);

/** What follows one of these is not wanted: it is not searched for. */
export const SEARCH_NEGATIONS: ReadonlySet<string> = new Set(["without", "bina", "vina", "बिना", "વિના"]);

/** The units of the catalogue's names, by what shoppers write. */
export const SEARCH_UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    g: "g gm gms gr gram grams grm",
    kg: "kg kgs kilo kilos kilogram kilograms",
    l: "l lt ltr ltrs liter liters litre litres",
    ml: "ml mls millilitre millilitres milliliter",
    pieces: "pieces piece pcs pc",
  }).flatMap(([unit, written]) => written.split(" ").map((word) => [word, unit] as const)),
);

/** What form goods have: "amla powder" is amla first. */
export const SEARCH_FORMS: ReadonlySet<string> = new Set(
  "big chooran choorna churan churna family large mini podi powder pudi sabut small whole पाउडर चूर्ण साबुत પાવડર".split(
    " ",
  ),
);

/** What goods are packed in: "honey jar" is honey first. */
export const SEARCH_PACKS: ReadonlySet<string> = new Set(
  "bottle can dabba jar pack packet pouch set tin डिब्बा बोतल पैकेट ડબ્બો બોટલ".split(" "),
);
