export type StoreSeed = {
  id: number;
  name: string;
  landmark: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  postalCode: string;
  /** HH:MM */
  opensAt: string;
  /** HH:MM */
  closesAt: string;
  mobile: string;
  email: string;
  locationUrl: string;
  virtualLocationUrl: string;
  imageKey: string;
};

type Place = Omit<StoreSeed, "mobile" | "email" | "locationUrl" | "virtualLocationUrl" | "imageKey"> & {
  latitude: number;
  longitude: number;
};

/** Numbers from a block that cannot be dialled, one per store; emails at a domain reserved for examples. */
function store({ latitude, longitude, ...place }: Place): StoreSeed {
  const spot = `${latitude},${longitude}`;
  return {
    ...place,
    mobile: `+915550000${300 + place.id}`,
    email: `${place.city.toLowerCase()}@surabhiorganics.example`,
    locationUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(spot)}`,
    virtualLocationUrl: `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${encodeURIComponent(spot)}`,
    imageKey: `store/${place.id}`,
  };
}

export const STORES: readonly StoreSeed[] = [
  store({
    id: 1,
    name: "Surabhi House",
    landmark: "Near Neem Garden",
    addressLine1: "12 Kadamb Marg",
    addressLine2: "Bodakdev",
    city: "Ahmedabad",
    state: "Gujarat",
    postalCode: "380054",
    opensAt: "09:00",
    closesAt: "21:00",
    latitude: 23.0396,
    longitude: 72.5115,
  }),
  store({
    id: 2,
    name: "Surabhi Organics Maninagar",
    landmark: "Opposite the old post office",
    addressLine1: "Shop 4, Tulsi Arcade",
    addressLine2: "Station Road, Maninagar",
    city: "Ahmedabad",
    state: "Gujarat",
    postalCode: "380008",
    opensAt: "09:30",
    closesAt: "21:00",
    latitude: 22.9968,
    longitude: 72.6029,
  }),
  store({
    id: 3,
    name: "Surabhi Organics Paldi",
    landmark: "Beside the Jain derasar",
    addressLine1: "Ground Floor, Amrapali Complex",
    addressLine2: "Paldi Char Rasta",
    city: "Ahmedabad",
    state: "Gujarat",
    postalCode: "380007",
    opensAt: "10:00",
    closesAt: "20:30",
    latitude: 23.0121,
    longitude: 72.5622,
  }),
  store({
    id: 4,
    name: "Surabhi Organics Sector 21",
    landmark: "Near the vegetable market",
    addressLine1: "Shop 11, Sector 21",
    addressLine2: "Shopping Centre",
    city: "Gandhinagar",
    state: "Gujarat",
    postalCode: "382021",
    opensAt: "09:30",
    closesAt: "20:30",
    latitude: 23.2299,
    longitude: 72.6673,
  }),
  store({
    id: 5,
    name: "Surabhi Organics Waghawadi",
    landmark: "Near the children's park",
    addressLine1: "Shop 2, Kamdhenu Plaza",
    addressLine2: "Waghawadi Road",
    city: "Bhavnagar",
    state: "Gujarat",
    postalCode: "364002",
    opensAt: "09:30",
    closesAt: "20:30",
    latitude: 21.7529,
    longitude: 72.1332,
  }),
  store({
    id: 6,
    name: "Surabhi Organics Alkapuri",
    landmark: "Behind the arcade with the clock",
    addressLine1: "7 Haribhakti Colony",
    addressLine2: "Alkapuri",
    city: "Vadodara",
    state: "Gujarat",
    postalCode: "390007",
    opensAt: "10:00",
    closesAt: "21:00",
    latitude: 22.3106,
    longitude: 73.1694,
  }),
  store({
    id: 7,
    name: "Surabhi Organics Adajan",
    landmark: "Near the river bridge",
    addressLine1: "Shop 9, Gokul Square",
    addressLine2: "Adajan Road",
    city: "Surat",
    state: "Gujarat",
    postalCode: "395009",
    opensAt: "10:00",
    closesAt: "21:30",
    latitude: 21.1959,
    longitude: 72.7933,
  }),
  store({
    id: 8,
    name: "Surabhi Organics Kalavad Road",
    landmark: "Opposite the race course gate",
    addressLine1: "3 Nilkanth Towers",
    addressLine2: "Kalavad Road",
    city: "Rajkot",
    state: "Gujarat",
    postalCode: "360005",
    opensAt: "09:30",
    closesAt: "20:30",
    latitude: 22.2887,
    longitude: 70.7701,
  }),
  store({
    id: 9,
    name: "Surabhi Organics Borivali",
    landmark: "Near the station, west side",
    addressLine1: "Shop 6, Shanti Dham",
    addressLine2: "L. T. Road, Borivali West",
    city: "Mumbai",
    state: "Maharashtra",
    postalCode: "400092",
    opensAt: "10:00",
    closesAt: "21:30",
    latitude: 19.2307,
    longitude: 72.8567,
  }),
  store({
    id: 10,
    name: "Surabhi Organics Ghatkopar",
    landmark: "Behind the old mill gate",
    addressLine1: "14 Kailash Plaza",
    addressLine2: "Vallabh Baug Lane, Ghatkopar East",
    city: "Mumbai",
    state: "Maharashtra",
    postalCode: "400077",
    opensAt: "10:00",
    closesAt: "21:30",
    latitude: 19.0809,
    longitude: 72.9101,
  }),
  store({
    id: 11,
    name: "Surabhi Organics Jayanagar",
    landmark: "Near the flower market",
    addressLine1: "28, 11th Main Road",
    addressLine2: "4th Block, Jayanagar",
    city: "Bangalore",
    state: "Karnataka",
    postalCode: "560011",
    opensAt: "09:30",
    closesAt: "21:00",
    latitude: 12.9289,
    longitude: 77.5832,
  }),
  store({
    id: 12,
    name: "Surabhi Organics Bhawanipore",
    landmark: "Next to the music school",
    addressLine1: "41 Chakraberia Lane",
    addressLine2: "Bhawanipore",
    city: "Kolkata",
    state: "West Bengal",
    postalCode: "700020",
    opensAt: "10:00",
    closesAt: "20:30",
    latitude: 22.5358,
    longitude: 88.3497,
  }),
];
