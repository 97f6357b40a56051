/** Amenities a home can offer, in groups and display order. Codes are stored, labels are not. */
const groups = {
  'Kitchen and table': {
    full_kitchen: 'Full kitchen',
    gas_range: 'Gas range',
    two_ovens: 'Two ovens',
    dishwasher: 'Dishwasher',
    coffee_machine: 'Coffee machine',
    wine_fridge: 'Wine fridge',
    long_table: 'Table for ten or more',
    outdoor_kitchen: 'Outdoor kitchen',
    barbecue: 'Barbecue',
    chef_ready: 'Kitchen set up for a chef',
  },
  Outside: {
    pool: 'Pool',
    heated_pool: 'Heated pool',
    hot_tub: 'Hot tub',
    sauna: 'Sauna',
    outdoor_shower: 'Outdoor shower',
    terrace: 'Terrace',
    porch: 'Porch',
    garden: 'Garden',
    fenced_garden: 'Fenced garden',
    fire_pit: 'Fire pit',
    hammock: 'Hammock',
    tennis_court: 'Tennis court',
    bicycles: 'Bicycles',
  },
  'Water and view': {
    beachfront: 'On the beach',
    lakefront: 'On the lake',
    harbor_view: 'Harbor view',
    sea_view: 'Sea view',
    vineyard_view: 'View over vines',
    private_dock: 'Private dock',
    mooring: 'Mooring',
    kayaks: 'Kayaks',
    rowing_boat: 'Rowing boat',
    beach_gear: 'Beach chairs and towels',
  },
  Comfort: {
    air_conditioning: 'Air conditioning',
    heating: 'Heating',
    fireplace: 'Fireplace',
    underfloor_heating: 'Underfloor heating',
    ceiling_fans: 'Ceiling fans',
    blackout_blinds: 'Blackout blinds',
    linen: 'Linen and towels',
    bathtub: 'Bathtub',
    washer: 'Washer',
    dryer: 'Dryer',
  },
  'Work and play': {
    wifi: 'Wi-Fi',
    desk: 'Desk with a door to close',
    television: 'Television',
    cinema_room: 'Cinema room',
    record_player: 'Record player',
    piano: 'Piano',
    library: 'Library',
    games: 'Games',
    gym: 'Gym',
  },
  'Children and dogs': {
    cot: 'Cot',
    high_chair: 'High chair',
    stair_gates: 'Stair gates',
    bunk_room: 'Bunk room',
    pool_fence: 'Pool fence',
    dog_bed: 'Dog bed and bowls',
  },
  Access: {
    step_free: 'Step-free',
    ground_floor_bedroom: 'Bedroom on the ground floor',
    elevator: 'Elevator',
    walk_in_shower: 'Walk-in shower',
  },
  'Arriving and parking': {
    parking: 'Parking',
    garage: 'Garage',
    car_charger: 'Car charger',
    self_check_in: 'Self check-in',
  },
  Safety: {
    smoke_alarm: 'Smoke alarm',
    carbon_monoxide_alarm: 'Carbon monoxide alarm',
    first_aid: 'First aid kit',
    fire_extinguisher: 'Fire extinguisher',
  },
} as const

type Groups = typeof groups
export type AmenityCode = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]
export type Amenity = { code: AmenityCode; label: string; group: string }

export const amenities: readonly Amenity[] = Object.entries(groups).flatMap(([group, labels]) =>
  Object.entries(labels).map(([code, label]) => ({ code: code as AmenityCode, label, group })),
)

const byCode = new Map<string, Amenity>(amenities.map((amenity) => [amenity.code, amenity]))

export const isAmenity = (code: string): code is AmenityCode => byCode.has(code)

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '')

const byPlainName = new Map(amenities.flatMap(({ code, label }) => [code, label].map((name) => [plain(name), code])))

/** The amenity with this code or label, ignoring spacing and capitalization. */
export const amenityNamed = (word: string): AmenityCode | undefined => byPlainName.get(plain(word))

/** The amenities with these codes in the catalog's order; unknown codes are left out. */
export const amenitiesOf = (codes: readonly string[]): Amenity[] => {
  const wanted = new Set(codes)
  return amenities.filter(({ code }) => wanted.has(code))
}
