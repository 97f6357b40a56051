import type { ServiceInclusion, ServiceLevel, ServiceOffer, ServiceText } from '@porchlight/contract'

export const noText: ServiceText = { en: '', es: '', fr: '', de: '' }

/** A short, unused code from a name. */
export const codeFor = (name: string, taken: readonly string[]): string => {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '')
  const base = plain || 'level'
  for (let number = 1; ; number++) {
    const code = number === 1 ? base : `${base}-${number}`
    if (!taken.includes(code)) return code
  }
}

/** The offer with a level changed, or added at the end. */
export const withLevel = (offer: ServiceOffer, level: ServiceLevel): ServiceOffer => ({
  ...offer,
  levels: offer.levels.some(({ code }) => code === level.code)
    ? offer.levels.map((one) => (one.code === level.code ? level : one))
    : [...offer.levels, level],
})

export const withoutLevel = (offer: ServiceOffer, code: string): ServiceOffer => ({
  ...offer,
  levels: offer.levels.filter((level) => level.code !== code),
})

/** Moves a level one place up; the first one stays. */
export const movedUp = (offer: ServiceOffer, code: string): ServiceOffer => {
  const at = offer.levels.findIndex((level) => level.code === code)
  if (at < 1) return offer
  const levels = [...offer.levels]
  levels.splice(at - 1, 2, ...levels.slice(at - 1, at + 1).reverse())
  return { ...offer, levels }
}

/** Replaces the points: no level includes a new point until it is added. */
export const withInclusions = (offer: ServiceOffer, inclusions: readonly ServiceInclusion[]): ServiceOffer => ({
  inclusions: [...inclusions],
  levels: offer.levels.map((level) => ({
    ...level,
    arrangements: Object.fromEntries(
      inclusions.map(({ id }) => [id, level.arrangements[id] ?? ('not_included' as const)]),
    ),
  })),
})
