import {
  agreeContract,
  changeOwnership,
  channelsOfHome,
  chooseServiceLevel,
  createHomeFor,
  createOwnHome,
  detailsOfHome,
  homeDesk,
  homeOwnership,
  keepChannels,
  keepDetails,
  keepFacts as keepFactsEndpoint,
  keepPhotos as keepPhotosEndpoint,
  moveOwnHome,
  photosOfHome,
  serviceLevelOfYear,
  settleStep,
  setupOfHome,
  staffHomes,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { collection } from '#http/collection'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountByEmail } from '#modules/accounts'
import { picturesOf, pictureView } from '#modules/media'
import { amenities } from './amenities.ts'
import { ownershipOf, submitOwnership } from './change-ownership.ts'
import { moveHome, settleSteps } from './change-status.ts'
import { channelsOf, setChannels } from './channels.ts'
import { setFacts } from './commands.ts'
import { submitTerms } from './contract-terms.ts'
import { createDraft, placeOf, refuseTooManyDrafts } from './create-draft.ts'
import { homeEditorOf, homeForEditor } from './home-access.ts'
import { linkRoutes } from './link-routes.ts'
import { canChangeAddress, chooseLevel, detailsView, saveOwnerDetails, versionOfDetails } from './owner-details.ts'
import { keepPhotos } from './photos.ts'
import { homeById, lockHome, roomsOf } from './queries.ts'
import { levelOfYear, setupView } from './setup-view.ts'
import { deskOf, homesForStaff } from './staff-views.ts'
import { homeTypes } from './types.ts'

/** A home with this person's role for it. @throws Problem 404 */
const storedBy = async (ctx: ReadCtx, actor: Person, homeId: number) => ({
  home: await homeForEditor(ctx, actor, homeId),
  by: await homeEditorOf(ctx, actor, homeId),
})

const galleryOf = async (ctx: ReadCtx, homeId: number) =>
  ((await picturesOf(ctx, 'home', [homeId])).get(homeId) ?? []).map(pictureView)

/** Setting up a home: what its owner provides, and what the team does. */
export const setupRoutes: readonly Route[] = [
  ...linkRoutes,

  route(setupOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { home, by } = await storedBy(ctx, actor, params.id)
      return setupView(ctx, home, by.as)
    }),
  ),

  route(createOwnHome, async ({ app, actor, body, write }) => {
    const place = await placeOf(app, body)
    return write(async (ctx) => {
      await refuseTooManyDrafts(ctx, actor.accountId)
      const { id } = await createDraft(ctx, { ...body, ownerId: actor.accountId, place })
      return { id }
    })
  }),

  route(createHomeFor, async ({ app, body, read, write }) => {
    const owner = await read((ctx) => accountByEmail(ctx, body.ownerEmail))
    if (!owner?.roles.includes('owner'))
      throw new Problem(422, 'owner_unknown', 'No owner has an account with this email.', undefined, {
        required: ['ownerEmail'],
      })
    const place = await placeOf(app, body)
    return write(async (ctx) => {
      const { id } = await createDraft(ctx, { ...body, ownerId: owner.id, place })
      return { id }
    })
  }),

  route(moveOwnHome, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { by } = await storedBy(ctx, actor, params.id)
      await moveHome(ctx, params.id, body.to, by, body.note)
      return { status: body.to }
    }),
  ),

  route(chooseServiceLevel, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await homeForEditor(ctx, actor, params.id)
      await chooseLevel(ctx, params.id, body.level)
      return {}
    }),
  ),

  route(serviceLevelOfYear, ({ actor, params, read }) =>
    read(async (ctx) => levelOfYear(ctx, await homeForEditor(ctx, actor, params.id), params.year)),
  ),

  route(detailsOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { home, by } = await storedBy(ctx, actor, params.id)
      return {
        home: { id: home.id, name: home.name, status: home.status },
        details: detailsView(home),
        rooms: await roomsOf(ctx, home.id),
        types: [...homeTypes],
        amenities: [...amenities],
        mayMove: canChangeAddress(home.status, by.as),
        version: await versionOfDetails(ctx, home),
      }
    }),
  ),

  route(keepDetails, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { by } = await storedBy(ctx, actor, params.id)
      await saveOwnerDetails(ctx, params.id, body, by.as)
      return { version: await versionOfDetails(ctx, await homeById(ctx, params.id)) }
    }),
  ),

  route(channelsOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name } = await homeForEditor(ctx, actor, params.id)
      return { home: { id, name }, channels: await channelsOf(ctx, id) }
    }),
  ),

  route(keepChannels, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { by } = await storedBy(ctx, actor, params.id)
      await setChannels(ctx, params.id, body.channels, by)
      return {}
    }),
  ),

  route(photosOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name } = await homeForEditor(ctx, actor, params.id)
      const rooms = await roomsOf(ctx, id)
      return { home: { id, name }, photos: await galleryOf(ctx, id), rooms: rooms.map((room) => room.name) }
    }),
  ),

  route(keepPhotosEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await homeForEditor(ctx, actor, params.id)
      await keepPhotos(ctx, params.id, body.photos, actor.accountId)
      return { photos: await galleryOf(ctx, params.id) }
    }),
  ),

  route(staffHomes, ({ query, read }) =>
    read(async (ctx) => {
      const { total, rows } = await homesForStaff(ctx, query)
      return { homes: collection('staff/properties', query, total, rows) }
    }),
  ),

  route(homeDesk, ({ params, read }) => read(async (ctx) => deskOf(ctx, await homeById(ctx, params.id)))),

  route(settleStep, ({ actor, params, body: { note, ...word }, write }) =>
    write(async (ctx) => {
      await lockHome(ctx, params.id)
      await settleSteps(ctx, params.id, [word], { as: 'staff', accountId: actor.accountId }, note)
      return {}
    }),
  ),

  route(agreeContract, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      return { outcome: await submitTerms(ctx, params.id, body, actor.accountId) }
    }),
  ),

  route(homeOwnership, ({ params, read }) => read(async (ctx) => ownershipOf(ctx, await homeById(ctx, params.id)))),

  route(changeOwnership, ({ actor, params, body, write }) =>
    write(async (ctx) => ({ outcome: await submitOwnership(ctx, params.id, body, actor.accountId) })),
  ),

  route(keepFactsEndpoint, ({ params, body, write }) =>
    write(async (ctx) => {
      if (new Set(body.facts.map(({ code }) => code)).size < body.facts.length)
        throw new Problem(422, 'fact_twice', 'A value is given twice.', undefined, { required: ['facts'] })
      await setFacts(ctx, params.id, body.facts)
      return {}
    }),
  ),
]
