import '../checkout.css'
import './split.css'
import { bookingById, cardForm, soldStatuses, splitOfBooking } from '@porchlight/contract'
import { Button, ButtonLink, Step } from '@porchlight/ui'
import { useState } from 'react'
import { href, redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { payAddress } from '../addresses.ts'
import { PartPayment } from '../part-payment.tsx'
import { Summary } from '../summary.tsx'
import type { Route } from './+types/page'
import { OtherShares } from './other-shares.tsx'
import { OwnShare } from './own-share.tsx'
import { SharesForm } from './shares-form.tsx'

/** An unsigned stay must be signed first. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { booking } = resultsOf(await api(bookingById, { params }))
  if (booking.status === 'awaiting_agreement') throw redirect(payAddress(booking.id))
  const [split, taker] = await Promise.all([api(splitOfBooking, { params }), api(cardForm)])
  return { booking, ...resultsOf(split), taker: resultsOf(taker) }
}

/** It contains secret links. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/travelers/bookings/{id}/split`: who pays which share of a stay. */
export default function SplitPage({ loaderData: { booking, split, taker } }: Route.ComponentProps) {
  const words = useWords(splitWords)
  const { money, moment, stayDates } = useFormats()
  const [editing, setEditing] = useState(split.state === 'none')
  const { home, holdUntil } = booking
  const { state, mayChange, total } = split
  const zone = home.timeZone
  const before = state === 'begun' || (state === 'none' && booking.status === 'awaiting_payment')
  const over = state === 'over' || (state === 'none' && !mayChange)
  const isBooked = soldStatuses.includes(booking.status)
  const form = mayChange && editing
  const change = (
    <Button look="bare" size="small" onClick={() => setEditing(true)}>
      {words.change}
    </Button>
  )
  return (
    <div className="checkout-wrap checkout split">
      <div>
        <h1 className="checkout-title">{words.title}</h1>
        <p className="muted num checkout-lead">
          {words.lead({ home: home.name, dates: stayDates(booking), total: money(total) })}{' '}
          {before && holdUntil && words.held({ moment: moment(holdUntil, zone) })}
        </p>
        {over && (
          <>
            <h2 className="t-card">{words.over}</h2>
            <p className="muted">{words.overText}</p>
          </>
        )}
        {!over && (
          <Step
            number={1}
            title={form ? words.who : words.whoPaid}
            state={before && !form ? 'done' : 'current'}
            mark={mayChange && !editing && change}
          >
            {form ? (
              <SharesForm
                key={state}
                bookingId={booking.id}
                split={split}
                isBooked={isBooked}
                onSaved={() => setEditing(false)}
              />
            ) : (
              <OtherShares bookingId={booking.id} split={split} zone={zone} heldUntil={holdUntil} />
            )}
          </Step>
        )}
        {before && !over && (
          <Step number={2} title={words.own} state={form ? 'next' : 'current'}>
            {form ? (
              <p className="checkout-later">{words.afterSaving}</p>
            ) : (
              <OwnShare booking={booking} split={split} taker={taker} />
            )}
          </Step>
        )}
        {state === 'booked' && split.own.amount > 0 && (
          <Step number={2} title={words.part} state="current">
            <PartPayment
              bookingId={booking.id}
              open={split.own}
              taker={taker}
              page={href('/travelers/bookings/:id/split', { id: String(booking.id) })}
            />
          </Step>
        )}
        <div className="split-acts">
          <ButtonLink href={href('/travelers/bookings/:id', { id: String(booking.id) })}>{words.toStay}</ButtonLink>
          {state === 'waiting' && booking.dueNow.amount > 0 && (
            <ButtonLink look={split.until ? 'quiet' : 'primary'} href={payAddress(booking.id)}>
              {words.rest}
            </ButtonLink>
          )}
        </div>
      </div>
      <Summary of={booking} />
    </div>
  )
}
