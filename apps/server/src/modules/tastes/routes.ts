import {
  adoptTaste,
  endTasteShare,
  keepTaste,
  readTaste,
  removeTaste,
  sharedTaste,
  shareTaste,
  tasteById,
  tasteByLink,
  tasteStep,
  tastes,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { catalogOf } from './catalog.ts'
import { pictureChoices } from './engine/picture-choices.ts'
import { readingOf } from './engine/style-profile.ts'
import { optionViews } from './options.ts'
import { hostOf, savedTastesOf, tasteSummary, tasteView, tasteViewBySecret } from './queries.ts'
import { endShare, share, tasteShared } from './share-links.ts'
import { stepsOf } from './steps.ts'
import { adopt, keep, lockTasteHeld, remove, tasteHeld, tastesOf } from './tastes.ts'

/** Nobody guesses a secret, and nobody fills the table by a machine. */
const opening = { perMinute: 30 }
const saveLimit = { perMinute: 10 }

/** A card of someone's taste is no list of homes. */
const mostShared = 3

export const routes: readonly Route[] = [
  route(tasteStep, async ({ app, query, read }) => {
    const homes = await catalogOf(app)
    return read(async (ctx) => ({ options: await optionViews(ctx, homes, pictureChoices({ homes, ...query })) }))
  }),

  route(readTaste, async ({ app, query: { choices, ...stay }, read }) => {
    const homes = await catalogOf(app)
    const reading = readingOf(stepsOf(homes, choices))
    return read((ctx) => tasteSummary(ctx, { homes, reading, choices, stay }))
  }),

  route(
    keepTaste,
    async ({ app, actor, body: { choices, secret }, write }) => {
      const reading = readingOf(stepsOf(await catalogOf(app), choices))
      const accountId = actor.kind === 'person' ? actor.accountId : null
      return write(async (ctx) => ({
        id: await keep(ctx, { choices, reading, accountId, secret }),
        own: accountId !== null,
      }))
    },
    { allowance: saveLimit },
  ),

  route(tastes, ({ actor, read }) =>
    read(async (ctx) => ({ tastes: (await tastesOf(ctx, actor.accountId)).map(tasteView) })),
  ),

  route(tasteById, async ({ app, actor, params, query: requested, read }) => {
    const homes = await catalogOf(app)
    return read(async (ctx) => {
      const row = await tasteHeld(ctx, actor, { ...params, secret: null })
      return tasteViewBySecret(ctx, row, homes, requested)
    })
  }),

  route(
    tasteByLink,
    async ({ app, actor, params: { id, token }, query: requested, read }) => {
      const homes = await catalogOf(app)
      return read(async (ctx) => {
        const row = await tasteHeld(ctx, actor, { id, secret: token })
        return tasteViewBySecret(ctx, row, homes, requested)
      })
    },
    { allowance: opening },
  ),

  route(
    sharedTaste,
    async ({ app, params: { id, token }, read }) => {
      const homes = await catalogOf(app)
      return read(async (ctx) => {
        const row = await tasteShared(ctx, id, token)
        return {
          host: await hostOf(ctx, row),
          ...(await tasteSummary(ctx, { ...savedTastesOf(row), homes, most: mostShared })),
        }
      })
    },
    { allowance: opening },
  ),

  route(
    adoptTaste,
    ({ actor, params, body, write }) =>
      write(async (ctx) => {
        await adopt(ctx, { ...params, ...body, accountId: actor.accountId })
        return {}
      }),
    { allowance: saveLimit },
  ),

  route(
    shareTaste,
    ({ actor, params, body, write }) =>
      write(async (ctx) => {
        await share(ctx, await lockTasteHeld(ctx, actor, { ...params, ...body }), body.share)
        return {}
      }),
    { allowance: opening },
  ),

  route(
    endTasteShare,
    ({ actor, params, body, write }) =>
      write(async (ctx) => {
        await endShare(ctx, await lockTasteHeld(ctx, actor, { ...params, ...body }))
        return {}
      }),
    { allowance: opening },
  ),

  route(
    removeTaste,
    ({ actor, params, body, write }) =>
      write(async (ctx) => {
        const { id } = await lockTasteHeld(ctx, actor, { ...params, ...body })
        await remove(ctx, id)
        return {}
      }),
    { allowance: opening },
  ),
]
