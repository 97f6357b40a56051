/** What a photo can show, in the order an owner chooses from. */
export const shots = [
  'hero',
  'evening',
  'aerial',
  'view',
  'entry',
  'hall',
  'living',
  'hearth',
  'kitchen',
  'breakfast',
  'dining',
  'study',
  'bedroom',
  'bath',
  'towels',
  'terrace',
  'pergola',
  'grounds',
  'orchard',
  'pool',
  'hot-tub',
  'sauna',
  'fire-pit',
  'dock',
  'other',
] as const
export type Shot = (typeof shots)[number]

/** The subject of a photo: imported ones can be numbered or finer than ours, like `bath-2` and `bedroom-bunk`. */
export const shotOf = (code: string): Shot | undefined =>
  shots.find((shot) => shot === code) ?? shots.find((shot) => code.startsWith(`${shot}-`))
