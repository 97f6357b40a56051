import { Alert, Button, ButtonLink } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { NearestStay } from './hold-stay.ts'

type Props = { nearest: readonly NearestStay[]; homeHref: string; busy: boolean; onTake: (stay: NearestStay) => void }

/** Another guest booked first: offers the closest open dates and keeps the form. */
export const DatesJustBooked = ({ nearest, homeHref, busy, onTake }: Props) => {
  const { stayDates, moneyRounded } = useFormats()
  const words = useWords(checkoutWords)
  return (
    <Alert tone="danger" live title={words.lost}>
      <p>{nearest.length > 0 ? words.lostText : words.lostNone}</p>
      <ul className="checkout-nearest num">
        {nearest.map((stay) => (
          <li key={stay.arrive + stay.depart}>
            <Button size="small" busy={busy} onClick={() => onTake(stay)}>
              {words.take({ dates: stayDates(stay), price: moneyRounded(stay.headline) })}
            </Button>
          </li>
        ))}
      </ul>
      <ButtonLink look="link" size="small" href={homeHref}>
        {words.otherDates}
      </ButtonLink>
    </Alert>
  )
}
