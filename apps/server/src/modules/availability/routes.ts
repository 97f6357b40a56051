import {
  addFeed as addFeedEndpoint,
  blockNights as blockEndpoint,
  calendarExport,
  removeFeed as removeFeedEndpoint,
  unblockNights as unblockEndpoint,
} from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { forbidden, notFound, Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx } from '#kernel/work'
import { homeById, ownsHome } from '#modules/homes'
import { nameOfActor } from './actor-name.ts'
import { barOf } from './calendar-bars.ts'
import { blockNights, unblockNights } from './commands.ts'
import { makeExportSecret, readExport } from './export.ts'
import { addFeed, removeFeed } from './feed-commands.ts'
import { feedsOf } from './feed-health.ts'
import { importNow } from './feed-import.ts'
import { problemText } from './feed-messages.ts'
import { homeBlockRoutes } from './home-block-routes.ts'
import { leadTimeRoutes } from './lead-time-routes.ts'
import { ownerStayRoutes } from './owner-stay-routes.ts'
import { refuseOwnerStay } from './owner-stays.ts'
import { canManageCalendar } from './policy.ts'
import { readFeed } from './poll-feeds.ts'

/** @throws Problem 404 for an unknown home, 403 for someone else's */
async function assertManages(ctx: ReadCtx, actor: Person, homeId: number): Promise<void> {
  await homeById(ctx, homeId)
  const owns = await ownsHome(ctx, actor.accountId, homeId)
  if (!canManageCalendar({ isStaff: actsFor(actor, 'homes'), ownsHome: owns }))
    throw forbidden('This is not your home.')
}

/** Reads the calendar before anything is saved, so that a wrong address is rejected while its author is still there. */
async function readFirst(app: App, homeId: number, url: string) {
  const reading = await readFeed(app, homeId, url)
  if (reading.kind === 'refused')
    throw new Problem(422, 'feed_refused', problemText(reading.problem), { problem: reading.problem })
  return reading
}

const calendarAddress = (app: App, secret: string): string => `${app.config.publicUrl}/calendar/${secret}.ics`

export const routes: readonly Route[] = [
  ...leadTimeRoutes,
  ...ownerStayRoutes,
  ...homeBlockRoutes,

  route(blockEndpoint, async ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await assertManages(ctx, actor, params.id)
      // The agreed rules bind owners; the team may make an exception.
      if (body.kind === 'owner_stay' && !actsFor(actor, 'homes'))
        await refuseOwnerStay(ctx, params.id, { arrive: body.from, depart: body.to })
      return { block: barOf(await blockNights(ctx, params.id, { ...body, who: await nameOfActor(ctx, actor) })) }
    }),
  ),

  route(unblockEndpoint, async ({ actor, params, write }) =>
    write(async (ctx) => {
      await assertManages(ctx, actor, params.id)
      const freed = await unblockNights(ctx, params.id, params.blockId)
      return { freed: { from: freed.arrive, to: freed.depart } }
    }),
  ),

  route(calendarExport, async ({ app, actor, params, write }) =>
    write(async (ctx) => {
      await assertManages(ctx, actor, params.id)
      return { url: calendarAddress(app, await makeExportSecret(ctx, params.id)) }
    }),
  ),

  route(addFeedEndpoint, async ({ app, actor, params, body, read, write }) => {
    await read((ctx) => assertManages(ctx, actor, params.id))
    const reading = await readFirst(app, params.id, body.url)
    return write(async (ctx) => {
      const feed = await addFeed(ctx, params.id, body)
      await importNow(ctx, feed.id, reading)
      const feeds = await feedsOf(ctx, params.id)
      return { feed: feeds.find(({ id }) => id === feed.id) as (typeof feeds)[number] }
    })
  }),

  route(removeFeedEndpoint, async ({ actor, params, write }) =>
    write(async (ctx) => {
      await assertManages(ctx, actor, params.id)
      return { freedNights: await removeFeed(ctx, params.id, params.feedId) }
    }),
  ),
]

const fileName = /^([A-Za-z0-9_-]{20,128})\.ics$/

/**
 * A home's calendar for other calendars. Its address acts as a password: never cached by others, never indexed (R62).
 */
export const calendarFiles = (server: FastifyInstance, app: App): void => {
  server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const [, secret] = fileName.exec(request.params.file) ?? []
    const reader = { userAgent: request.headers['user-agent'] ?? '', address: request.ip }
    const text = secret && (await app.work.write((ctx) => readExport(ctx, secret, reader)))
    if (!text) throw notFound('This calendar')
    const etag = `"${sha256(text).slice(0, 27)}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}
