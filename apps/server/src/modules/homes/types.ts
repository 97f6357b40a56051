/** Types of homes, in display order. */
const labels = {
  house: 'House',
  cottage: 'Cottage',
  cabin: 'Cabin',
  farmhouse: 'Farmhouse',
  villa: 'Villa',
  estate: 'Estate',
  inn: 'Inn',
  townhouse: 'Townhouse',
  apartment: 'Apartment',
  entire_place: 'Entire place',
  private_room: 'Private room',
  hotel_room: 'Hotel room',
  shared_room: 'Shared room',
} as const

export type HomeTypeCode = keyof typeof labels
export type HomeType = { code: HomeTypeCode; label: string }

export const homeTypes: readonly HomeType[] = Object.entries(labels).map(([code, label]) => ({
  code: code as HomeTypeCode,
  label,
}))

export const isHomeType = (code: string): code is HomeTypeCode => Object.hasOwn(labels, code)

export const homeTypeLabel = (code: HomeTypeCode): string => labels[code]
