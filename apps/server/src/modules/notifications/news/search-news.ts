import { partyIn, type SearchQuery, type Stay, searchQueryIn } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { accountById } from '#modules/accounts'
import { type Home, homesByIds } from '#modules/homes'
import type { MatchedHome } from '../occasions.ts'
import type { Addressed, News, NewsOn } from './news.ts'

/** An email is no list: the search it links to shows more homes than this. */
const mostNamed = 10

/** A match as reported by search; prices in minor units of the home's currency. */
type Fitting = { id: number; stay: Stay | null; price: number | null; before: number | null }

const homeHref = ({ config }: App, { slug }: Home, stay: Stay | null, searched: SearchQuery | undefined): string => {
  const party = searched ? Object.entries(partyIn(searched)).filter(([, count]) => count > 0) : []
  const query = new URLSearchParams([...Object.entries(stay ?? {}), ...party.map(([who, count]) => [who, `${count}`])])
  return `${config.publicUrl}/properties/${slug}${query.size > 0 ? `?${query}` : ''}`
}

const inWords = (app: App, home: Home, { stay, price, before }: Fitting, query: string): MatchedHome => {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency: home.currency })
  return {
    name: home.name,
    town: home.townName,
    href: homeHref(app, home, stay, searchQueryIn(query)),
    dates: stay && { from: stay.arrive, to: stay.depart },
    price: money(price),
    before: money(before),
  }
}

const matched: News<'search.matched'> = async (
  app,
  ctx,
  { savedId, accountId, query, name, homes, at },
): Promise<Addressed[]> => {
  const reader = await accountById(ctx, accountId)
  const known = await homesByIds(
    ctx,
    homes.map(({ id }) => id),
  )
  const live = new Map(known.filter(({ status }) => status === 'live').map((home) => [home.id, home]))
  // Best match first, in search order.
  const notification = homes.flatMap((one) => {
    const home = live.get(one.id)
    return home ? [inWords(app, home, one, query)] : []
  })
  if (!reader || notification.length === 0) return []
  const path = `/book-a-property${query ? `?${query}` : ''}`
  return [
    {
      reader,
      fact: `search.matched:${savedId}:${at}`,
      about: { kind: 'account', id: reader.id },
      path,
      notification: {
        about: { firstName: reader.firstName, href: `${app.config.publicUrl}${path}` },
        occasion: {
          kind: 'search_matched',
          search: name,
          homes: notification.slice(0, mostNamed),
          count: notification.length,
        },
      },
    },
  ]
}

export const searchNews: NewsOn<'search.matched'> = { 'search.matched': matched }
