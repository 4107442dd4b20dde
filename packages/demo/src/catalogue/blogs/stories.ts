import { type BlogSeed, figure, goodsLink, post, table } from "./post.ts";

/** Posts to read: about makers, goods and the shop itself. */
export const STORIES: readonly BlogSeed[] = [
  post(
    1,
    "Why good jaggery is brown",
    6,
    "<p>Put two pieces of jaggery side by side: one is the colour of honey-comb, the other the colour of wet bark. Most hands reach for the bright one. It is bright because it was bleached.</p><h2>What happens in the pan</h2><p>Cane juice carries fibre, wax and colour. In a traditional kolhu the maker clears it with the slimy juice of wild bhindi, which lifts the scum so that it can be skimmed. Sodium hydrosulphite does it faster, and takes the colour along.</p><h2>How to tell at home</h2><ul><li>Dissolve a piece in warm water: chalky sediment means soda or lime in plenty.</li><li>Taste the edge: a salty or metallic note is not cane.</li><li>Leave it on the shelf: honest jaggery darkens in a month.</li></ul><p>Brown also melts better, since nothing has been added to hold it stiff. Your gol-papdi will thank you.</p>",
  ),
  post(
    2,
    "A small guide to five millets",
    27,
    `<p>They are sold in one breath, but they cook like five different grains. Here is what our own kitchens do with each.</p><h2>Foxtail</h2><p>The one for beginners. Soak an hour, cook one to two and a half, fluff. Good wherever you use rice.</p><h2>Little millet</h2><p>Moraiyo on fasting days; khichdi on all others. It turns creamy if you stir it, so do not, or do.</p><h2>Kodo</h2><p>Stays separate. Pulao, upma, salads with pomegranate.</p><h2>Ragi</h2><p>Best as flour, better sprouted. Malt for the young and old, rotla for those between.</p><h2>Bajra</h2><p>A winter grain. Buy the flour fresh and little: it turns bitter in weeks.</p>${table(["Millet", "Water to one part", "Soak", "First dish to try"], ["Foxtail", "2½", "1 hour", "Lemon rice"], ["Little", "3", "30 minutes", "Khichdi"], ["Kodo", "2½", "1 hour", "Pulao"], ["Ragi, as flour", "6", "none", "Malt"], ["Bajra, as flour", "1, hot", "none", "Rotla"])}<p>Start with two meals a week and plenty of water. Fibre is a guest that should be introduced slowly.</p>`,
  ),
  post(
    3,
    "The bilona, or how to spend thirty litres of milk",
    48,
    `<p>It takes about twenty-eight litres of Gir milk to fill a one-litre jar. People ask where it all goes. Mostly into buttermilk, which the village drinks.</p><h2>Four days</h2><ol><li>Milk is boiled and cooled in clay.</li><li>A spoon of yesterday's curd sets it overnight.</li><li>Before dawn the curd is churned to and fro, not round and round, until butter floats.</li><li>Butter is simmered until it is quiet, and poured through cotton.</li></ol>${figure("blog/103", "A clay pot of curd, a bowl of ghee and lit lamps", "Day four, shortly before noon.")}<p>Cream ghee skips the first three. It is ghee, and it is cheaper, but it has never been curd: the sourness that becomes aroma is missing. Taste ${goodsLink(1001, "the smallest jar")} beside what you have, with eyes closed.</p>`,
  ),
  post(
    4,
    "Pack a tiffin that comes back empty",
    69,
    "<p>We asked thirty mothers and six fathers what returns uneaten. Number one: anything wet. Number two: anything that was praised as healthy in front of the child.</p><h2>What works on a Monday</h2><p>Khakhra broken into shards, with a small dabba of chhundo. It snaps, it is sweet, and it cannot leak.</p><h2>What works on a Thursday</h2><p>Millet dosa rolled around potato, cut into coins. Fingers, no spoon.</p><h2>For the long break</h2><p>Date and nut bars cut in two, roasted makhana, or a piece of chikki in winter.</p>",
  ),
  post(
    10,
    "Soap that has rested for six weeks",
    83,
    "<p>Cold-process soap is finished in an afternoon and ready in six weeks. In between it lies on a bamboo rack and does nothing that can be seen.</p><h2>What the weeks do</h2><p>Lye and oil go on meeting each other for two days. After that it is water that leaves: a bar loses an eighth of its weight, and what remains lasts twice as long in a wet dish.</p><h2>How to keep it</h2><ul><li>A dish with holes. Soap that stands in water is a paste by Sunday.</li><li>One bar out, the others wrapped in cotton among the towels.</li><li>Do not be alarmed by a white bloom: it is soda ash, and washes off with the first use.</li></ul>",
  ),
  post(
    5,
    "What is in a dhoop that does not make you cough",
    97,
    "<p>Most agarbatti is a bamboo stick dipped in charcoal paste and perfume. The charcoal burns hot, the bamboo burns sharp, and the perfume covers both.</p><p>Dhoop needs none of them. Dried gomay holds together by itself and smoulders at a low heat. Add guggul or loban for scent and a little ghee so that it keeps burning. The smoke is still smoke: open a window, and light one, not five.</p><h2>After it has burned</h2><p>Ash of gomay is mildly alkaline. Scrub a brass lota with it, or give it to the tulsi.</p>",
  ),
  post(
    6,
    "Oil for your hair: which, how much and for how long",
    124,
    "<p>The short answer: less than you think, for less time than you were told.</p><h2>Which</h2><p>Coconut goes into the hair; sesame warms; castor only coats and needs thinning. Bhringraj and hibiscus oils are these bases with herbs cooked in.</p><h2>How much</h2><p>Two teaspoons for shoulder length. If it drips, the pillow has the benefit.</p><h2>How long</h2><p>An hour. Overnight is a habit of people without alarm clocks, and for oily scalps a bad one. Wash with reetha and shikakai, twice if you must.</p>",
  ),
  post(
    11,
    "Seven seeds and what they are good for",
    139,
    "<p>A spoon of seeds is the smallest change that a breakfast can bear. Ours, in the order in which the jars empty.</p><ol><li><strong>Flax</strong>: whole it passes through you as it came; grind it, and grind it fresh.</li><li><strong>Sesame</strong>: roasted until the third one pops.</li><li><strong>Pumpkin</strong>: the only one that is a snack by itself.</li><li><strong>Chia</strong>: drinks ten times its weight, so let it drink before you eat it.</li><li><strong>Fennel</strong>: after the meal, not before.</li><li><strong>Ajwain</strong>: in the dough of whatever is fried.</li><li><strong>Fenugreek</strong>: soaked overnight, it loses half of its temper.</li></ol><p>Buy them raw and little. Oil seeds turn stale in three months, and no jar can help it.</p>",
  ),
  post(
    7,
    "Monsoon pantry: keeping insects and damp away",
    158,
    "<p>The first week of July finds every weak lid in the house. A few rules from a shop that stores forty tonnes of grain without fumigation.</p><ul><li>Sun everything once in June: grain on cloth, two hours, turned once, cooled before it is put away.</li><li>Steel or glass, filled to the brim. Air is what weevils breathe.</li><li>Dried neem leaves between cloth layers for rice; a few cloves for flour; castor oil, half a teaspoon a kilo, for toor dal.</li><li>Buy flour for two weeks and not for two months.</li><li>Salt and jaggery draw water: keep them apart from everything else.</li></ul><p>If you do find weevils, do not throw the dal away. Sun, sieve, wash, cook.</p>",
  ),
  post(
    12,
    "Four pots on a sill, and what grows in them",
    171,
    "<p>No terrace is needed. A sill that sees the sun until noon will carry all four.</p><h2>Tulsi</h2><p>Pinch the flowers off and it stays a bush for two years.</p><h2>Mint</h2><p>Alone in its pot, always: it does not share.</p><h2>Curry leaf</h2><p>Slow for a year, then it needs a bigger pot every second one. Feed it with buttermilk that has gone sour.</p><h2>Lemongrass</h2><p>Put a stalk from the market into a glass of water. When it has roots as long as a finger, it can move.</p><p>Mix a third of compost into the soil, and water when a finger comes out dry. More plants drown than die of thirst.</p>",
  ),
  post(
    8,
    "Meeting Jamuben, who names the cows",
    193,
    `<p>There are 640 cows in the shed near Dhrangadhra, and Jamuben knows them by name, mother and temper. Ganga lets anybody milk her. Rupa lets nobody, unless there is singing.</p><p>She came in 2017 to sweep, and it turned out that the herd calmed when she walked through. Today she decides which heifer goes to which shed, teaches the younger women to roll dhoop, and reads the register aloud each evening.</p><p>We asked for a quote about organic farming.</p><blockquote><p>Write that they like the radio.</p><p><cite>Jamuben</cite></p></blockquote><p>So it plays in every shed now, from five in the morning, old songs preferred.</p>`,
  ),
  post(
    9,
    "Ten years, eleven cows and one borrowed tempo",
    236,
    "<p>In 2016 we sold ghee out of a borrowed tempo on Sunday mornings near the Law Garden. We had eleven cows, one wooden churn and a hand-painted board with a spelling mistake.</p><p>What we have learned since fits in four lines.</p><ol><li>Pay the farmer first. Everything else can wait a week.</li><li>Say what a product cannot do.</li><li>A refund costs less than an argument.</li><li>Name the place a thing is from, or do not sell it.</li></ol><hr><p>Thank you for buying from us. The board still hangs in the Bodakdev store, mistake and all.</p>",
  ),
];
