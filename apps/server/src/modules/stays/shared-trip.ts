import type { SharedTrip } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { agreedHours } from '#modules/bookings'
import { homeById, rulesOf } from '#modules/homes'
import { cardPicturesOf, pictureView } from '#modules/media'
import type { Invited } from './invitations.ts'
import { namedFor, planOf } from './plans.ts'
import { placesLeft } from './rules.ts'

const homeView = async (ctx: ReadCtx, { invitation, booking }: Invited): Promise<SharedTrip['home']> => {
  const home = await homeById(ctx, booking.homeId)
  const pictures = (await cardPicturesOf(ctx, 'home', [home.id])).get(home.id) ?? []
  const [first] = pictures
  const evening = pictures.find(({ shot }) => shot === 'evening')
  return {
    slug: home.slug,
    name: home.name,
    town: home.townName,
    ...agreedHours(booking),
    image: first ? pictureView(first) : null,
    evening: evening ? pictureView(evening) : null,
    address: invitation.shows_address ? home.address : null,
    houseRules: rulesOf(home, home.language),
    language: home.language,
  }
}

/** What a friend sees, field by field, so that fields added to bookings or homes later aren't exposed automatically. */
export const sharedTripOf = async (ctx: ReadCtx, invited: Invited): Promise<SharedTrip> => {
  const { arrive, depart, guestId, id, party } = invited.booking
  const plan = await planOf(ctx, id)
  const host = (await accountById(ctx, guestId))?.firstName ?? ''
  const named = plan.savedAt === null ? [{ firstName: host, age: 'adult' as const }] : plan.guests
  const left = placesLeft(namedFor(plan), party)
  return {
    host,
    home: await homeView(ctx, invited),
    arrive,
    depart,
    coming: [
      ...named.map(({ firstName, age }) => ({ id: null, firstName, age })),
      ...plan.friends.map(({ id: friendId, firstName, age }) => ({ id: friendId, firstName, age })),
    ],
    places: { adult: Math.max(0, left.adult), child: Math.max(0, left.child) },
  }
}
