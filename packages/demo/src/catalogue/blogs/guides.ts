import { type BlogSeed, figure, goodsLink, post, table } from "./post.ts";

/** Posts to look things up in: with tables, steps and pictures. */
export const GUIDES: readonly BlogSeed[] = [
  post(
    13,
    "How to read a label in one minute",
    12,
    `<p>Turn the pack around. Everything that the front would like you to forget stands on the back, in small letters, in an order that the law has fixed. Four looks are enough.</p>
<h2>The four looks</h2>
<ol>
<li><strong>The first three ingredients.</strong> They are listed by weight. If sugar is the second, you are holding a sweet, whatever the picture says.</li>
<li><strong>The date of packing</strong>, not only the last day. Flour that was milled nine months ago is allowed on the shelf. It is only not worth the money.</li>
<li><strong>Who made it.</strong> “Marketed by” is a trader. “Manufactured by”, with a village, is somebody you could visit.</li>
<li><strong>The licence number.</strong> Fourteen digits, and the food authority’s site tells you whose they are.</li>
</ol>
${figure("blog/113", "Jars of honey, jaggery and spice with their labels to the front", "Ours carry the harvest and the place. If one does not, tell us: it is a mistake.")}
<h2>Words that sound like something</h2>
${table(
  ["It says", "It means"],
  ["Natural", "Nothing that a law would define. Read on."],
  ["Organic, with the Jaivik Bharat mark", "Certified, and the certificate has a number."],
  ["No added sugar", "There may be plenty of sugar that was never added: dates, for one."],
  ["Cold-pressed", "Pressed without heating the seed. Ask below how many degrees."],
  ["Multigrain", "More than one grain. Often ninety parts of wheat to ten of all the others."],
)}
<blockquote><p>A label is a letter from the maker. Short letters are usually honest ones.</p></blockquote>
<p>We once printed “free from preservatives” on our rock salt. A customer wrote to ask which preservative one puts into salt. She was right, and the line is gone.</p>`,
  ),
  post(
    14,
    "Six oils, and what to do with each",
    34,
    `<p>One tin for everything is how most of us grew up, and it is the dearest way to fry. An oil that is pressed and not refined keeps its taste, so each has dishes that it suits and dishes that it spoils.</p>
${table(
  ["Oil", "Tastes of", "Good for", "Not for"],
  ["Groundnut", "Roasted nuts", "Bhajia, undhiyu, everyday shaak", "Cakes"],
  ["Sesame", "Warm, a little bitter", "Pickles, dosa, chutney powder", "Deep frying"],
  ["Mustard", "Sharp until it smokes", "Fish, saag, achaar", "Sweets"],
  ["Coconut", "Coconut, plainly", "Avial, stew, popcorn", "Rotli"],
  ["Sunflower", "Next to nothing", "Puri, mayonnaise, baking", "Tempering"],
  ["Flaxseed", "Grass and nuts", "A spoon over warm dal", "Any heat at all"],
)}
<h2>Why pressed oil foams</h2>
<p>A refined oil has had its gums taken out, with its colour and its smell. A pressed one has not: it foams in the first minute and quietens down. Let it, and lower the flame.</p>
<h2>How long a bottle lasts</h2>
<ul>
<li>Away from the stove and the window: light is worse than warmth.</li>
<li>Three months from the day it was opened; flaxseed six weeks, in the refrigerator.</li>
<li>If it smells of paint, it is over. Use it on the hinges.</li>
</ul>
<p>If you begin with one, begin with ${goodsLink(1052, "wood-pressed groundnut oil")}. It forgives the most.</p>`,
  ),
  post(
    15,
    "A week of lunches that nobody had to plan",
    58,
    `<p>On Sunday evening we soak one bowl of pulses, and the week is settled. What follows is not a diet. It is what our packing table ate in the second week of September, and nobody complained before Thursday.</p>
${table(
  ["Day", "In the pot", "Beside it"],
  ["Monday", "Moong dal khichdi", "Buttermilk, roasted papad"],
  ["Tuesday", "Kala chana with jaggery and kokum", "Jowar rotla"],
  ["Wednesday", "Little millet with vegetables", "Chhundo"],
  ["Thursday", "Rajma, from what was soaked on Sunday", "Red rice"],
  ["Friday", "Handvo", "Green chutney"],
  ["Saturday", "Whatever is left, as a soup", "Khakhra"],
)}
<h2>The one bowl</h2>
<p>Half kala chana, half rajma, twice their height of water and a pinch of salt. On Monday morning drain it, rinse it, and divide it into two boxes. The second box keeps until Thursday in the refrigerator, and is the better for it.</p>
${figure("blog/115", "Bowls of chickpeas, kidney beans and green gram before bags of pulses", "Sunday’s work takes as long as this picture.")}
<h2>What makes it work</h2>
<ul>
<li>A masala that is mixed before: two spoons of dhana jiru, one of chilli, half of turmeric.</li>
<li>Ghee at the end and not at the beginning. Half as much does.</li>
<li>One pickle a week, not five jars open.</li>
</ul>
<p>On Thursday somebody asked for noodles. We let the vote decide, and had rajma.</p>`,
  ),
  post(
    16,
    "Wash day with soapnuts",
    112,
    `<p>Reetha is a berry that foams. It grows on a tree, asks for no factory, and has washed silk in this country since before there was soap to compare it with. It also has limits, and we would rather tell you of them than your white shirts.</p>
<h2>How much</h2>
${table(
  ["You wash", "Soapnuts", "Water"],
  ["A bucket by hand", "4 halves, soaked overnight", "Warm"],
  ["A machine, half full", "6 halves in the cotton bag", "40 degrees"],
  ["A machine, full", "10 halves in the cotton bag", "40 to 60 degrees"],
  ["Silk and wool", "2 halves, boiled for ten minutes and cooled", "Cold"],
)}
<h2>Three washes from one bag</h2>
<ol>
<li>Tie it well and put it among the clothes, not into the drawer.</li>
<li>Take it out before the last rinse. Hang it up: a wet bag goes sour.</li>
<li>When the shells feel like paper and no longer slip, they belong on the compost.</li>
</ol>
<h2>What they cannot do</h2>
<p>Turmeric, engine oil and the knees of school trousers. Rub these with a bar first. And they do not make white whiter: that is a dye in detergents, which soapnuts have not. Half a cup of ${goodsLink(1191, "washing soda")} keeps whites from greying.</p>
<p>They smell of little, and dry clothes of nothing. If you miss the perfume, put three drops of lavender on a cloth in the cupboard.</p>`,
  ),
  post(
    17,
    "What a farmer is paid for a kilo of turmeric",
    184,
    `<p>It is the question that we are asked the most at the counter, usually in a lower voice. Here is the answer with all its lines, for one kilo of Lakadong turmeric of last season’s harvest.</p>
${table(
  ["Where the money goes", "Of each ₹100"],
  ["The farmer, on the day of weighing", "₹41"],
  ["Washing, boiling, drying, milling", "₹14"],
  ["The road from Meghalaya to Ahmedabad", "₹9"],
  ["Tests of each lot", "₹4"],
  ["Jar, label and carton", "₹11"],
  ["The store, with the people in it", "₹17"],
  ["What remains", "₹4"],
)}
<h2>Why it is not more</h2>
<p>Because dry root is a seventh of what comes out of the ground. A farmer who sells it fresh is paid at once and has no work with it; we would rather pay for the drying, too, so the group at Mulieh bought two solar driers. In the third year they were paid off.</p>
<blockquote><p>The price was said in April, before we had planted. I did not know that one can sleep in May.</p><p><cite>Bansan, who grows turmeric on two acres</cite></p></blockquote>
<h2>Why it is not less</h2>
<p>We have been offered turmeric at half the price. It was yellow enough. The laboratory found a dye in it that belongs into leather, and we sent the lot back with the report.</p>
${figure("blog/117", "Turmeric roots and bowls of ground spice before jars", "The lot that stayed: curcumin 7.4 per cent, dye none.")}
<p>If the lines change, we shall change the table. What remains is little, and it is enough: nobody here is building a tower.</p>`,
  ),
  post(
    18,
    "Two hundred gift boxes and no plastic",
    215,
    `<p>A wedding in Vadodara wanted two hundred boxes by the twelfth, with ghee, honey and mukhwas in each. And, said the bride, nothing in it that the cows of her street would find and choke on.</p>
<h2>What we took out</h2>
<ul>
<li>The bubble wrap around the jars: handmade paper, crumpled, does it as well and looks like a present.</li>
<li>The tape: a cotton thread, tied by people who can tie. Our first forty came undone.</li>
<li>The window in the lid. Nobody missed it.</li>
<li>The ribbon of polyester: a strip of block-printed cotton, which becomes a bookmark.</li>
</ul>
${figure("blog/118", "A gift hamper with jars and sweets between marigolds and lamps", "Box number two hundred, five minutes before the tempo came.")}
<h2>What it cost</h2>
<p>Eleven rupees more a box, and a Saturday. Two jars of four hundred broke on the way, which is one fewer than with bubble wrap. We have packed all hampers like this since.</p>
<h3>If you want to do it at home</h3>
<ol>
<li>Choose a box that is a thumb wider than the jars on each side.</li>
<li>Crumple the paper once in each direction; smooth paper does not hold.</li>
<li>Jars upright, soft things between them, the card on top.</li>
<li>Shake it. If you hear something, it needs one more sheet.</li>
</ol>
<p>The ${goodsLink(1222, "kraft box")} and the ${goodsLink(1221, "paper")} can be had singly. The Saturday you must bring yourself.</p>`,
  ),
];
