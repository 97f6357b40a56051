import type { Booking, StayPrepared } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { booking: Booking; keys: StayPrepared['keys']; wifiName: string }

/** Door code and Wi-Fi once access opens; before that, the time it opens. A page that shows them is never saved offline. */
export const AccessSection = ({ booking, keys, wifiName }: Props) => {
  const { moment } = useFormats()
  const words = useWords(prepareWords)
  const zone = booking.home.timeZone
  if (keys.state === 'over') return null
  const rows = [
    [words.door, keys.doorCode],
    [words.wifi, wifiName],
    [words.wifiKey, keys.wifiKey],
  ].filter(([, text]) => text)
  return (
    <section className="trip-block" id="keys">
      <h2>{words.keys}</h2>
      {keys.state === 'later' && <p>{words.keysLater({ moment: moment(keys.from, zone) })}</p>}
      {keys.state === 'none' && <p>{words.keysNone}</p>}
      {keys.state === 'held_back' && (
        <>
          <p className="trip-note">{words.keysHeld}</p>
          <ButtonLink href={`${href('/book-payment')}?booking=${booking.id}`}>{words.pay}</ButtonLink>
        </>
      )}
      {keys.state === 'identity_first' && (
        <>
          <p className="trip-note">{words.keysIdentity}</p>
          <ButtonLink href={href('/travelers/bookings/:id/identity', { id: String(booking.id) })}>
            {words.actIdentity}
          </ButtonLink>
        </>
      )}
      {keys.state === 'open' && (
        <>
          <p className="trip-note">{words.keysUntil({ moment: moment(keys.until, zone) })}</p>
          <dl className="trip-keys num">
            {rows.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
