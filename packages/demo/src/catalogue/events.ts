import { EVENT_CANCELLED, EVENT_ENDED, type EventCategory, SAMPLE_IDENTITY } from "@store/domain";

export type EventSeed = {
  id: number;
  title: string;
  descriptionHtml: string;
  category: EventCategory;
  venueAddress: string;
  organizerName: string;
  /** Days from now, in India; negative in the past. */
  startsInDays: number;
  /** HH:MM in India. */
  startsAt: string;
  endsInDays: number;
  endsAt: string;
  status: string;
  /** null: everybody may come */
  maxAttendees: number | null;
  /** How many are registered. */
  registered: number;
};

type Row = Omit<EventSeed, "organizerName" | "endsInDays" | "status" | "maxAttendees" | "registered"> &
  Partial<EventSeed>;

const OPEN = "PUBLISHED";

/** Of one day, open, without a limit and hosted by the store, unless it says otherwise. */
const event = (row: Row): EventSeed => ({
  organizerName: SAMPLE_IDENTITY.shopName,
  endsInDays: row.startsInDays,
  status: OPEN,
  maxAttendees: null,
  registered: 0,
  ...row,
});

const HOUSE = "Surabhi House, 12 Kadamb Marg, Bodakdev, Ahmedabad 380054";
const GAUSHALA = "Surabhi Gaushala, near Dhrangadhra, Gujarat";
const ONLINE = "Online; the link comes by mail a day before";

/** Coming, running, full, cancelled and past ones of both kinds. */
export const EVENTS: readonly EventSeed[] = [
  event({
    id: 1,
    title: "Masala morning: grind your own garam masala",
    category: "Physical Event",
    venueAddress: HOUSE,
    startsInDays: 12,
    startsAt: "09:30",
    endsAt: "12:00",
    maxAttendees: 20,
    registered: 17,
    descriptionHtml:
      "<p>Eleven spices, one iron pan and a stone mortar for each of you. We roast what needs roasting, leave alone what does not, and grind until the room smells of a wedding.</p><h2>The morning</h2><ol><li>Coriander, cumin and pepper go into the pan, one after the other and never together.</li><li>Cinnamon, cloves and mace only meet the mortar.</li><li>Tea, and a taste of what the last group made.</li></ol><h2>You take home</h2><ul><li>100 g of your own mixture</li><li>The proportions, written down</li></ul><p>Wear something that may turn yellow. Everything you need lies ready.</p>",
  }),
  event({
    id: 2,
    title: "Ask the vaidya: digestion through the seasons",
    category: "Online",
    venueAddress: ONLINE,
    startsInDays: 6,
    startsAt: "18:00",
    endsAt: "19:30",
    descriptionHtml:
      "<p>Forty minutes on agni, what dulls it and what wakes it, and then your questions for as long as there are any.</p><h2>What it is about</h2><ul><li>Why the same dal sits well in December and badly in July</li><li>Buttermilk, ginger, fennel: which, when and how much</li><li>Eating late, and what can be done about it</li></ul><p>It is a talk and no consultation: for that, book an appointment of your own.</p>",
  }),
  event({
    id: 3,
    title: "Dhoop and diya: a workshop in three afternoons",
    category: "Physical Event",
    venueAddress: HOUSE,
    startsInDays: 0,
    startsAt: "15:00",
    endsInDays: 2,
    endsAt: "18:00",
    maxAttendees: 40,
    registered: 26,
    descriptionHtml:
      "<p>Gomay, guggul, loban and a little ghee. Jamuben shows how they are kneaded and rolled; you do the rest. What you make dries with us and is yours after a week.</p><h2>Three afternoons</h2><ol><li>Kneading: how wet is wet enough</li><li>Rolling dhoop, pressing diyas</li><li>Burning the first ones, and knowing why they smoke</li></ol><p>Come on one day or on all three; one ticket is good for all.</p>",
  }),
  event({
    id: 4,
    title: "A walk around the lake and the forest plots",
    category: "Physical Event",
    venueAddress: "At the lake gate, Sanand road, Ahmedabad",
    startsInDays: 26,
    startsAt: "06:30",
    endsAt: "09:00",
    status: EVENT_CANCELLED,
    maxAttendees: 60,
    registered: 9,
    descriptionHtml:
      "<p>The path along the eastern shore is closed for repairs. We shall walk as soon as it is open again, and have written to everybody who was registered.</p><p>Until then the western gate is open every morning from six, with a guard who knows the birds.</p>",
  }),
  event({
    id: 5,
    title: "A kitchen garden in four pots",
    category: "Online",
    venueAddress: ONLINE,
    startsInDays: 20,
    startsAt: "11:00",
    endsAt: "12:30",
    maxAttendees: 100,
    registered: 41,
    descriptionHtml:
      "<p>Tulsi, mint, curry leaf and lemongrass, from the first handful of soil to the first harvest. Have a pot, some compost and a pair of scissors beside you.</p><h2>For a balcony with little sun</h2><p>Three hours of light are enough for three of the four. We show which one sulks, and what it likes instead.</p>",
  }),
  event({
    id: 6,
    title: "Open day at the gaushala",
    category: "Physical Event",
    venueAddress: GAUSHALA,
    organizerName: "Surabhi Gaushala Trust",
    startsInDays: 33,
    startsAt: "08:00",
    endsInDays: 34,
    endsAt: "17:00",
    registered: 8,
    descriptionHtml:
      "<p>Two days with 640 cows. Milking at dawn, churning at nine, lunch for everybody at noon. Children may name a calf; the names are kept.</p><h2>Good to know</h2><ul><li>A bus leaves Bodakdev at half past five on both days.</li><li>Please leave plastic at home.</li></ul>",
  }),
  event({
    id: 12,
    title: "From curd to ghee: a day at the churn",
    category: "Physical Event",
    venueAddress: GAUSHALA,
    organizerName: "Surabhi Gaushala Trust",
    startsInDays: 4,
    startsAt: "05:30",
    endsAt: "13:00",
    maxAttendees: 12,
    registered: 12,
    descriptionHtml:
      "<p>Twelve people, one wooden churn and twenty-eight litres of milk that were curd overnight. The jar at the end is small; you will know why.</p><h2>The day</h2><ul><li><strong>5:30 am:</strong> the churn, in turns of two hundred strokes</li><li><strong>8:00 am:</strong> butter, breakfast and buttermilk for everybody</li><li><strong>10:00 am:</strong> the fire, and the smell that says when to stop</li></ul><p>Sandals stay at the gate. Children from eight years are welcome.</p>",
  }),
  event({
    id: 10,
    title: "A week at the gaushala, live",
    category: "Online",
    venueAddress: ONLINE,
    organizerName: "Surabhi Gaushala Trust",
    startsInDays: -2,
    startsAt: "05:30",
    endsInDays: 4,
    endsAt: "19:00",
    registered: 57,
    descriptionHtml:
      "<p>A camera in the yard, one at the manger and one that a calf has already licked. Come for the milking at dawn, for the grass at noon or for the aarti at dusk, and stay as long as you like.</p><h2>Worth setting an alarm for</h2><ul><li><strong>5:30 am:</strong> milking by hand, calves first</li><li><strong>12:00 noon:</strong> the vet's round, with your questions</li><li><strong>6:30 pm:</strong> aarti, and the bells on the way home</li></ul>",
  }),
  event({
    id: 13,
    title: "Pickles without hurry: an evening talk",
    category: "Online",
    venueAddress: ONLINE,
    startsInDays: 15,
    startsAt: "19:00",
    endsAt: "20:00",
    status: EVENT_CANCELLED,
    maxAttendees: 50,
    registered: 12,
    descriptionHtml:
      "<p>The mangoes are late this year, and so are we. We shall talk about salt, sun and patience once there is something to put into the jars.</p>",
  }),
  event({
    id: 7,
    title: "Five millets, five lunches",
    category: "Physical Event",
    venueAddress: HOUSE,
    startsInDays: -24,
    startsAt: "10:00",
    endsAt: "14:00",
    maxAttendees: 24,
    registered: 21,
    descriptionHtml:
      "<p>Foxtail, little, kodo, ragi and bajra, each cooked as it likes to be. Thank you for coming; the recipes hang in the store.</p>",
  }),
  event({
    id: 8,
    title: "Free pulse reading camp",
    category: "Physical Event",
    venueAddress: "Surabhi Organics Maninagar, Tulsi Arcade, Ahmedabad 380008",
    organizerName: "Surabhi Gaushala Trust",
    startsInDays: -61,
    startsAt: "09:00",
    endsInDays: -60,
    endsAt: "16:00",
    maxAttendees: 80,
    registered: 34,
    descriptionHtml: "<p>Two vaidyas, two days and no fee. Thirty-four of you came, most of you early.</p>",
  }),
  event({
    id: 9,
    title: "Natural colours: an evening of rangoli",
    category: "Physical Event",
    venueAddress: HOUSE,
    startsInDays: -110,
    startsAt: "16:00",
    endsAt: "18:30",
    status: EVENT_ENDED,
    registered: 15,
    descriptionHtml: "<p>Palash, beetroot, turmeric and a floor that is still pink.</p>",
  }),
  event({
    id: 11,
    title: "Soil, seed and season: a talk for new gardeners",
    category: "Online",
    venueAddress: ONLINE,
    startsInDays: -38,
    startsAt: "18:30",
    endsAt: "19:30",
    registered: 29,
    descriptionHtml: "<p>What to sow in which month, and what to leave to farmers. The recording is at the store.</p>",
  }),
];
