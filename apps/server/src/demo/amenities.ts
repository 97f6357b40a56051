import type { AmenityCode } from '#modules/homes'
import type { PictureSet, Site } from './island.ts'
import type { Random } from './random.ts'

/** Amenities that a picture proves: a home has them exactly when its pictures show one of these features. */
export const provenBy: readonly (readonly [code: AmenityCode, features: readonly string[]])[] = [
  ['pool', ['pool']],
  ['hot_tub', ['hot_tub']],
  ['sauna', ['sauna']],
  ['fireplace', ['fireplace']],
  ['fire_pit', ['fire_pit']],
  ['library', ['library']],
  ['desk', ['desk']],
  ['private_dock', ['dock']],
  ['rowing_boat', ['rowing_boat']],
  ['bunk_room', ['bunk_beds']],
  ['porch', ['porch', 'veranda']],
  ['garden', ['garden', 'gardens', 'rose_garden', 'walled_garden', 'kitchen_garden', 'lavender_walk']],
  ['fenced_garden', ['walled_garden']],
  ['harbor_view', ['harbor_view']],
  ['sea_view', ['sea_view']],
  ['vineyard_view', ['vineyard_view']],
  ['terrace', ['outdoor_sofa']],
  ['bathtub', ['freestanding_tub']],
  ['walk_in_shower', ['walk_in_shower']],
  ['gas_range', ['range']],
]

const always: readonly AmenityCode[] = [
  'full_kitchen',
  'dishwasher',
  'coffee_machine',
  'wifi',
  'heating',
  'linen',
  'washer',
  'dryer',
  'parking',
  'smoke_alarm',
  'carbon_monoxide_alarm',
  'fire_extinguisher',
]

/** Amenities no picture would show. */
const often: readonly AmenityCode[] = [
  'wine_fridge',
  'two_ovens',
  'barbecue',
  'outdoor_shower',
  'bicycles',
  'air_conditioning',
  'ceiling_fans',
  'blackout_blinds',
  'television',
  'record_player',
  'games',
  'cot',
  'high_chair',
  'self_check_in',
  'car_charger',
  'first_aid',
]

export const onTheBeach = 250

/** What a home offers: what its pictures show, what every home has, and some of what pictures don't show. */
export const amenitiesOf = (
  random: Random,
  { site, pictures, maxPets, steps }: { site: Site; pictures: PictureSet; maxPets: number; steps: number },
): AmenityCode[] => {
  const { features, floors } = pictures.facts
  const found = new Set<AmenityCode>(always)
  for (const [code, proofs] of provenBy) if (proofs.some((proof) => features.includes(proof))) found.add(code)
  for (const code of random.shuffled(often).slice(0, random.whole(5, 10))) found.add(code)
  if (found.has('pool') && random.chance(0.5)) found.add('heated_pool')
  if (found.has('pool') && random.chance(0.5)) found.add('pool_fence')
  if (features.includes('waterfront') && site.setting === 'lake') found.add('lakefront')
  if (site.setting === 'dunes') found.add('beach_gear')
  if (site.setting === 'dunes' && site.beach < onTheBeach) found.add('beachfront')
  found.add('ground_floor_bedroom')
  if (floors === 1 && steps === 0) found.add('step_free')
  if (floors > 1 && found.has('cot')) found.add('stair_gates')
  if (maxPets > 0) found.add('dog_bed')
  return [...found]
}
