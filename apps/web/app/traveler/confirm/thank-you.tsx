import '../prepare.css'
import { ButtonLink } from '@porchlight/ui'
import { href, redirect } from 'react-router'
import { HeaderPicture } from '#app/features/header-picture/header-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { everybodyIn } from '../booking/preparation.ts'
import type { Route } from './+types/thank-you'
import { loadStay } from './load-stay.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const stay = await loadStay(context.get(pageRequest).api, request.url)
  // Shows no thank-you before anything has been entered.
  if (!stay?.plan.savedAt) throw redirect(href('/travelers/confirm'))
  return stay
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/travelers/confirm/thank-you`: the guest list and arrival time so far, and the open to-dos. */
export default function ThankYouPage({ loaderData: { booking, plan, pool } }: Route.ComponentProps) {
  const words = useWords(prepareWords)
  const { day, timeOfDay } = useFormats()
  const { party, home, arrive } = booking
  const left = party.adults + party.children + party.infants - everybodyIn(plan).length
  const id = String(booking.id)
  return (
    <>
      <HeaderPicture kind="exterior" />
      <div className="wrap prepare">
        <h1 className="t-h1">{words.thanks({ home: home.name })}</h1>
        <p className="t-lead">{words.thanksText}</p>
        <h2 className="t-h3">{words.expected}</h2>
        <ul className="prepare-expected num">
          {everybodyIn(plan).map(({ firstName, lastName }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the list does not move
            <li key={`${at} ${firstName}`}>
              {firstName} {lastName}
            </li>
          ))}
          {left > 0 && <li className="muted">{words.someMissing({ left })}</li>}
          <li>
            {day(arrive)}, {plan.arrivalTime ? timeOfDay(plan.arrivalTime) : words.arrivalUnknown}
          </li>
        </ul>
        <div className="prepare-acts">
          {pool && !pool.acceptedAt && (
            <ButtonLink look="primary" href={`${href('/travelers/pool-policy')}?booking=${id}`}>
              {words.todoPool}
            </ButtonLink>
          )}
          <ButtonLink href={href('/travelers/bookings/:id', { id })}>{words.toStay}</ButtonLink>
          <ButtonLink href={`${href('/travelers/confirm')}?booking=${id}`}>{words.edit}</ButtonLink>
        </div>
      </div>
    </>
  )
}
