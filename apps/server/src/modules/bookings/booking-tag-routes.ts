import { tagBooking, tagsOfBooking } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { changeBookingTags, tagsOf } from './booking-tags.ts'
import { bookingById } from './queries.ts'

export const bookingTagRoutes: readonly Route[] = [
  route(tagsOfBooking, ({ params, read }) =>
    read(async (ctx) => {
      const { id } = await bookingById(ctx, params.id)
      return { tags: await tagsOf(ctx, id) }
    }),
  ),

  route(tagBooking, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const by = { kind: 'staff', accountId: actor.accountId } as const
      return { tags: await changeBookingTags(ctx, params.id, body, by) }
    }),
  ),
]
