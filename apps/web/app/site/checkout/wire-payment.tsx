import type { Booking, WireInstructions } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { wireWords } from '#app/lib/messages/site/wire.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { wire: WireInstructions; booking: Booking }

/** Where the guest wires the amount due now, with which reference, and until when the nights are held. */
export const WirePayment = ({ wire, booking }: Props) => {
  const words = useWords(wireWords)
  const { money, moment } = useFormats()
  const rows = [
    [words.amount, money(booking.dueNow)],
    [words.holder, wire.holder],
    [words.bank, wire.bank],
    [words.routing, wire.routing],
    [words.account, wire.account],
    [words.reference, wire.reference],
  ] as const
  return (
    <section className="checkout-wire">
      <h3>{words.title}</h3>
      <p>
        {words.text({ reference: wire.reference })}{' '}
        {booking.holdUntil && words.held({ until: moment(booking.holdUntil, booking.home.timeZone) })}
      </p>
      <dl className="num">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-content>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="t-small muted">{words.safety}</p>
      <h3>{words.orCard}</h3>
    </section>
  )
}
