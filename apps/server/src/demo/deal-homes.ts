import type { Island, PictureSet, Setting, Site } from './island.ts'
import type { Random } from './random.ts'

/** Whether what a setting's pictures show can be that close to a site. */
const fits: Record<Setting, (site: Site) => boolean> = {
  dunes: ({ beach }) => beach <= 500,
  harbor: ({ water }) => water <= 400,
  lake: ({ water }) => water <= 200,
  village: ({ village }) => village <= 800,
  vineyard: () => true,
}

const fittingFirst = (sites: readonly Site[]): Site[] => [
  ...sites.filter((site) => fits[site.setting](site)),
  ...sites.filter((site) => !fits[site.setting](site)),
]

/**
 * Sites in all towns in turn, each with pictures that match its setting. A picture set repeats only after every set has
 * a home, so the first 120 homes all look different.
 */
export const dealHomes = (random: Random, island: Island, count: number): { site: Site; pictures: PictureSet }[] => {
  const bySetting = Map.groupBy(random.fork('pictures').shuffled(island.pictures), ({ setting }) => setting)
  const order = random.fork('sites')
  const towns = island.towns.map((town) =>
    fittingFirst(order.shuffled(island.sites.filter((site) => site.town === town.id))),
  )
  const dealt: { site: Site; pictures: PictureSet }[] = []
  let decks = new Map<Setting, PictureSet[]>()
  const takeFrom = (sites: Site[]): boolean => {
    const at = sites.findIndex(({ setting }) => decks.get(setting)?.length)
    const [site] = at < 0 ? [] : sites.splice(at, 1)
    const pictures = site && decks.get(site.setting)?.shift()
    if (!site || !pictures) return false
    dealt.push({ site, pictures })
    return true
  }
  while (dealt.length < count) {
    const before = dealt.length
    for (const sites of towns) if (dealt.length < count) takeFrom(sites)
    if (dealt.length > before) continue
    if (towns.every((sites) => sites.length === 0)) break
    decks = new Map([...bySetting].map(([setting, sets]) => [setting, [...sets]]))
  }
  return dealt
}
