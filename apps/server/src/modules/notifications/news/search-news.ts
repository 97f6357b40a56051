import { accountById } from '#modules/accounts'
import { homesByIds } from '#modules/homes'
import type { Addressed, News } from './news.ts'

/** A message is no list: more houses than these stand on the page it leads to. */
const mostNamed = 3

const matched: News = async (app, ctx, { savedId, accountId, query, name, homeIds, at }): Promise<Addressed[]> => {
  const reader = await accountById(ctx, Number(accountId))
  const ids = Array.isArray(homeIds) ? homeIds.map(Number) : []
  const live = (await homesByIds(ctx, ids)).filter(({ status }) => status === 'live')
  if (!reader || live.length === 0) return []
  // The best fit first, as the search found them.
  const homes = live.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const href = `${app.config.publicUrl}/book-a-property${query ? `?${query}` : ''}`
  return [
    {
      reader,
      fact: `search.matched:${savedId}:${at}`,
      about: { kind: 'account', id: reader.id },
      // Where his searches stand, each a link; a notice leads to a screen, not to a question.
      path: '/travelers',
      told: {
        about: { firstName: reader.firstName, href },
        occasion: {
          kind: 'search_matched',
          search: String(name),
          homes: homes.slice(0, mostNamed).map((home) => home.name),
          count: homes.length,
        },
      },
    },
  ]
}

export const searchNews: Readonly<Record<string, News>> = { 'search.matched': matched }
