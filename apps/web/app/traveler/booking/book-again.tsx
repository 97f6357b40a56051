import type { Booking, Stay } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { booking: Pick<Booking, 'home' | 'party'>; again: Stay | null }

/** A link to book the home again, with this trip's guests and available nights. */
export const BookAgain = ({ booking: { home, party }, again }: Props) => {
  const { stayDates } = useFormats()
  const words = useWords(travelerWords)
  const guests = Object.entries(party).filter(([, number]) => number > 0)
  const search = new URLSearchParams({
    ...again,
    ...Object.fromEntries(guests.map(([kind, number]) => [kind, String(number)])),
  })
  return (
    <ButtonLink href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}?${search}`}>
      {again ? words.bookAgain({ dates: stayDates(again) }) : words.viewHomeAgain}
    </ButtonLink>
  )
}
