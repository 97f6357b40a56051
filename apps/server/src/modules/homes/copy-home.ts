import { type BodyOf, type copyHome as copyEndpoint, dateIn } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { picturesOf } from '#modules/media'
import { channelsOf, setChannels } from './channels.ts'
import { createHome, setPictures, setRooms } from './commands.ts'
import { homeCopied } from './events.ts'
import { copySettings } from './follow-defaults.ts'
import type { Home } from './home.ts'
import { setShares, sharesOf } from './ownership.ts'
import { homeById, isHomeNameTaken, lockHome, roomsOf } from './queries.ts'

/**
 * Creates a draft copy of a home: its details, address, and current owners, plus rooms, photos, and rates on request.
 * The registration is not copied, because every unit has its own. Rates follow via `home.copied`.
 * @throws Problem 404, 409 `home_name_taken`
 */
export const copyHome = async (
  ctx: WriteCtx,
  homeId: number,
  { name, parts }: BodyOf<typeof copyEndpoint>,
  by: number,
): Promise<Home> => {
  const source = await lockHome(ctx, homeId)
  if (await isHomeNameTaken(ctx, name))
    throw new Problem(409, 'home_name_taken', 'Another home has this name. Choose a different one.')
  const { slug: _slug, source: _source, ...details } = source
  const copy = await createHome(ctx, { ...details, name, registration: null })
  await copySettings(ctx, homeId, copy)
  const today = dateIn(source.timeZone, ctx.now)
  const shares = await sharesOf(ctx, homeId, today)
  if (shares.length > 0) await setShares(ctx, copy.id, today, shares)
  const channels = await channelsOf(ctx, homeId)
  if (channels.length > 0) await setChannels(ctx, copy.id, channels, { as: 'staff', accountId: by })
  if (parts.includes('rooms')) await setRooms(ctx, copy.id, await roomsOf(ctx, homeId))
  if (parts.includes('photos')) {
    const pictures = (await picturesOf(ctx, 'home', [homeId])).get(homeId) ?? []
    await setPictures(
      ctx,
      copy.id,
      pictures.map(({ id, alt, shot, room }) => ({ pictureId: id, alt, shot, room })),
    )
  }
  if (parts.includes('rates')) await announce(ctx, homeCopied({ homeId: copy.id, fromId: homeId, by }))
  return homeById(ctx, copy.id)
}
