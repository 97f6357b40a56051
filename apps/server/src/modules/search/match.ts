import { type Matched, mostMatched } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { bestFits, type Named } from './name-matching.ts'

type Candidate = Named & { object: Matched }

/** Towns with homes to rent and live homes whose names match; on ties towns first, then by name. */
export const matchesOf = async ({ adapters: { search } }: App, typed: string): Promise<Matched[]> => {
  const { places } = await search.summary()
  const towns = (await search.areas()).flatMap(({ id, name, region }): Candidate[] => {
    const { homes = 0 } = places[id] ?? {}
    return homes > 0 ? [{ name, near: region, object: { kind: 'place', id, name, region, homes } }] : []
  })
  const homes = search
    .named()
    .map(
      ({ id, slug, name, town }): Candidate => ({ name, near: town, object: { kind: 'home', id, slug, name, town } }),
    )
  homes.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return bestFits(typed, [...towns, ...homes], mostMatched).map(({ object }) => object)
}
