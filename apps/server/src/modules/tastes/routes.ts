import {
  adoptTaste,
  describeTaste,
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
import { assertSaysSomething, modelForNotes, readNotes, readPages } from './notes.ts'
import { optionViews } from './options.ts'
import { hostOf, savedTastesOf, tasteSummary, tasteView, tasteViewBySecret, withoutQuotes } from './queries.ts'
import { endShare, share, tasteShared } from './share-links.ts'
import { stepsOf } from './steps.ts'
import { adopt, keep, lockTasteHeld, remove, tasteHeld, tastesOf } from './tastes.ts'

/** Prevents guessing secrets and filling the table by machine. */
const opening = { perMinute: 30 }
const saveLimit = { perMinute: 10 }

/** A description reads pages of others and may ask a model. */
const describing = { perMinute: 5 }

/** A card of someone's taste isn't a list of homes. */
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

  route(
    describeTaste,
    async ({ app, actor, body: { choices, words, links, language, secret }, steps, request }) => {
      const homes = await catalogOf(app)
      const model = await steps.first((ctx) => modelForNotes(app, ctx))
      // Pages and a model take seconds: others get the place meanwhile.
      request.ticket.leave()
      const notes = await readNotes(app, homes, { words, pages: await readPages(app, links), language }, model)
      const reading = readingOf(stepsOf(homes, choices), notes)
      const accountId = actor.kind === 'person' ? actor.accountId : null
      return steps.last(async (ctx) => {
        assertSaysSomething(notes)
        return {
          id: await keep(ctx, { choices, reading, notes: notes.stored, accountId, secret }),
          own: accountId !== null,
        }
      })
    },
    { allowance: describing },
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
        const profile = await tasteSummary(ctx, { ...savedTastesOf(row), homes, most: mostShared })
        return { host: await hostOf(ctx, row), ...profile, reading: withoutQuotes(profile.reading) }
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
