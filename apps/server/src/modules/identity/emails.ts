import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { accountById, staffAccounts } from '#modules/accounts'
import type { Booking } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { emails } from './messages.ts'

const kind = 'identity'

const toGuest = async (
  { adapters }: App,
  ctx: WriteCtx,
  { id, homeId, guestId, number }: Booking,
  fact: string,
  write: (
    about: Parameters<typeof emails.sent>[0],
    paths: { show: string; stay: string },
  ) => ReturnType<typeof emails.requested>,
): Promise<void> => {
  const guest = await accountById(ctx, guestId)
  if (!guest) return
  const { name: home } = await homeById(ctx, homeId)
  const stay = `/travelers/bookings/${id}`
  const message = write({ firstName: guest.firstName, home, number }, { show: `${stay}/identity`, stay })
  await adapters.post.email(ctx, { to: guest.email, accountId: guest.id, fact, kind, ...message })
}

export const emailRequested = (app: App, ctx: WriteCtx, booking: Booking): Promise<void> =>
  toGuest(app, ctx, booking, `identity.asked:${booking.id}`, (about, { show }) => emails.requested(about, show))

export const emailReminder = (app: App, ctx: WriteCtx, booking: Booking): Promise<void> =>
  toGuest(app, ctx, booking, `identity.reminded:${booking.id}`, (about, { show }) => emails.reminded(about, show))

export const emailDecision = (
  app: App,
  ctx: WriteCtx,
  booking: Booking,
  { accept, reason, tries }: { accept: boolean; reason: string; tries: number },
): Promise<void> =>
  toGuest(app, ctx, booking, `identity.decided:${booking.id}:${tries}`, (about, { show, stay }) =>
    accept ? emails.accepted(about, stay) : emails.refused(about, show, reason),
  )

/** Notifies staff who review IDs that one is waiting. */
export const emailTeam = async ({ adapters }: App, ctx: WriteCtx, { id, homeId, number }: Booking): Promise<void> => {
  const { name: home } = await homeById(ctx, homeId)
  for (const { email, id: accountId, firstName, permissions } of await staffAccounts(ctx))
    if (permissions.includes('identity'))
      await adapters.post.email(ctx, {
        to: email,
        accountId,
        fact: `identity.sent:${id}:${ctx.now.getTime()}`,
        kind,
        ...emails.sent({ firstName, home, number }),
      })
}
