import { said } from '@porchlight/wording'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { homesByIds } from '#modules/homes'
import type { EmailListRow } from './tables.ts'

const listPath = (token: string): string => `/favorite-lists/${token}`
export const listStopPath = (token: string): string => `/favorite-lists/stop/${token}`

/** The most homes an email names; the list shows the rest. */
const mostNamed = 5

/** Sends the link to a list, which also confirms the homes that wait. */
export const sendListLink = async (
  app: App,
  ctx: WriteCtx,
  list: EmailListRow,
  waiting: readonly number[],
): Promise<void> => {
  const homes = waiting.length
  const named = await homesByIds(ctx, waiting.slice(0, mostNamed))
  const lines = named.map(({ name, townName }) => said('favorites.list.home', { home: name, town: townName }))
  await app.adapters.post.email(ctx, {
    to: list.email,
    accountId: null,
    fact: `favorites.list:${list.id}:${ctx.now.toISOString()}`,
    kind: 'favorite_list',
    language: list.language,
    subject: said('favorites.list.subject', { homes }),
    heading: said('favorites.list.heading', { homes }),
    paragraphs: [said('favorites.list.text', { homes }), ...lines, said('favorites.list.stranger')],
    action: { label: said('favorites.list.action', { homes }), path: listPath(list.token) },
    stopPath: listStopPath(list.token),
  })
}
