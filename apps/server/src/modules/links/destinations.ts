import type { ReadCtx } from '#kernel/work'
import { offersByIds } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { addressOf } from './rules.ts'
import type { LinkRow } from './tables.ts'

type Way = { name: string; path: string | null }

const numbers = (values: readonly (number | null)[]): number[] => [...new Set(values.filter((value) => value !== null))]

/**
 * The destination of each link, always one of our pages; null if its home is off the market, or its offer was
 * withdrawn.
 */
export const destinationsOf = async (ctx: ReadCtx, rows: readonly LinkRow[]): Promise<Map<string, Way>> => {
  const offers = await offersByIds(ctx, numbers(rows.map(({ offer_id }) => offer_id)))
  const homes = await homesByIds(
    ctx,
    numbers([...rows.map(({ home_id }) => home_id), ...offers.map(({ home_id }) => home_id)]),
  )
  const homeOf = (id: number | null) => homes.find((home) => home.id === id)
  const wayOf = ({ kind, home_id, offer_id, query, partner_code }: LinkRow): Way => {
    if (kind === 'search') return { name: '', path: addressOf('/book-a-property', query ?? '', partner_code) }
    if (kind === 'home') {
      const home = homeOf(home_id)
      const path = home?.status === 'live' ? addressOf(`/properties/${home.slug}`, '', partner_code) : null
      return { name: home?.name ?? '', path }
    }
    const offer = offers.find(({ id }) => id === offer_id)
    const open = offer && offer.withdrawn_at === null
    return {
      name: homeOf(offer?.home_id ?? null)?.name ?? '',
      path: open ? addressOf(`/offer/${offer.id}/${offer.hash}`, '', partner_code) : null,
    }
  }
  return new Map(rows.map((row) => [row.code, wayOf(row)]))
}
