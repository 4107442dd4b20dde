import type { StateList } from "./state-list.ts";

/** Enough of each export country for an enquiry and an address book; orders go to India only (C32). */
export const FOREIGN_STATES: readonly (readonly [countryId: number, list: StateList])[] = [
  [
    14,
    [
      ["New South Wales", ["Sydney", "Newcastle"]],
      ["Victoria", ["Melbourne", "Geelong"]],
      ["Queensland", ["Brisbane", "Gold Coast"]],
      ["Western Australia", ["Perth"]],
    ],
  ],
  [
    18,
    [
      ["Capital Governorate", ["Manama"]],
      ["Muharraq", ["Muharraq"]],
    ],
  ],
  [
    40,
    [
      ["Ontario", ["Toronto", "Ottawa", "Brampton"]],
      ["British Columbia", ["Vancouver", "Surrey"]],
      ["Alberta", ["Calgary", "Edmonton"]],
      ["Quebec", ["Montreal"]],
    ],
  ],
  [
    76,
    [
      ["Île-de-France", ["Paris"]],
      ["Provence-Alpes-Côte d'Azur", ["Marseille", "Nice"]],
      ["Auvergne-Rhône-Alpes", ["Lyon"]],
    ],
  ],
  [
    83,
    [
      ["Bavaria", ["Munich", "Nuremberg"]],
      ["Berlin", ["Berlin"]],
      ["Hesse", ["Frankfurt"]],
      ["Hamburg", ["Hamburg"]],
    ],
  ],
  [
    107,
    [
      ["Leinster", ["Dublin"]],
      ["Munster", ["Cork", "Limerick"]],
      ["Connacht", ["Galway"]],
    ],
  ],
  [
    112,
    [
      ["Tokyo", ["Tokyo"]],
      ["Osaka", ["Osaka"]],
      ["Kanagawa", ["Yokohama"]],
    ],
  ],
  [
    115,
    [
      ["Nairobi County", ["Nairobi"]],
      ["Mombasa County", ["Mombasa"]],
      ["Kisumu County", ["Kisumu"]],
    ],
  ],
  [
    120,
    [
      ["Al Asimah", ["Kuwait City"]],
      ["Hawalli", ["Hawalli", "Salmiya"]],
    ],
  ],
  [
    135,
    [
      ["Kuala Lumpur", ["Kuala Lumpur"]],
      ["Selangor", ["Petaling Jaya", "Shah Alam"]],
      ["Penang", ["George Town"]],
    ],
  ],
  [
    143,
    [
      ["Port Louis", ["Port Louis"]],
      ["Plaines Wilhems", ["Curepipe", "Quatre Bornes"]],
    ],
  ],
  [
    155,
    [
      ["Bagmati", ["Kathmandu", "Lalitpur"]],
      ["Gandaki", ["Pokhara"]],
      ["Lumbini", ["Butwal"]],
    ],
  ],
  [
    156,
    [
      ["North Holland", ["Amsterdam", "Haarlem"]],
      ["South Holland", ["Rotterdam", "The Hague"]],
      ["Utrecht", ["Utrecht"]],
    ],
  ],
  [
    158,
    [
      ["Auckland", ["Auckland"]],
      ["Wellington", ["Wellington"]],
      ["Canterbury", ["Christchurch"]],
    ],
  ],
  [
    168,
    [
      ["Muscat", ["Muscat", "Seeb"]],
      ["Dhofar", ["Salalah"]],
    ],
  ],
  [
    182,
    [
      ["Doha", ["Doha"]],
      ["Al Rayyan", ["Al Rayyan"]],
    ],
  ],
  [
    196,
    [
      ["Riyadh", ["Riyadh"]],
      ["Makkah", ["Jeddah", "Mecca"]],
      ["Eastern Province", ["Dammam", "Khobar"]],
    ],
  ],
  [200, [["Singapore", ["Singapore"]]]],
  [
    207,
    [
      ["Gauteng", ["Johannesburg", "Pretoria"]],
      ["KwaZulu-Natal", ["Durban"]],
      ["Western Cape", ["Cape Town"]],
    ],
  ],
  [
    235,
    [
      ["Dubai", ["Dubai"]],
      ["Abu Dhabi", ["Abu Dhabi", "Al Ain"]],
      ["Sharjah", ["Sharjah"]],
    ],
  ],
  [
    236,
    [
      ["England", ["London", "Birmingham", "Leicester", "Manchester"]],
      ["Scotland", ["Edinburgh", "Glasgow"]],
      ["Wales", ["Cardiff"]],
    ],
  ],
  [
    238,
    [
      ["California", ["Los Angeles", "San Francisco", "San Jose"]],
      ["New Jersey", ["Edison", "Jersey City"]],
      ["New York", ["New York"]],
      ["Texas", ["Houston", "Dallas"]],
      ["Illinois", ["Chicago"]],
    ],
  ],
];
