import '../prepare.css'
import { planStay } from '@porchlight/contract'
import { Button, ButtonLink, EmptyState, Select, TextArea, TextField } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { type ConfirmFields, fieldsOf, halfNamed, hoursFrom, namedIn } from '#app/features/guest-list/fields.ts'
import { HeaderPicture } from '#app/features/header-picture/header-picture.tsx'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { friendsWords } from '#app/lib/messages/traveler/friends.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { loadStay } from './load-stay.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  stay: await loadStay(context.get(pageRequest).api, request.url),
})

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Stay = NonNullable<Route.ComponentProps['loaderData']['stay']>

const NoStay = () => {
  const words = useWords(prepareWords)
  return (
    <EmptyState title={words.noStay} actions={<ButtonLink href={href('/travelers')}>{words.trips}</ButtonLink>}>
      {words.noStayText}
    </EmptyState>
  )
}

const ConfirmForm = ({ stay: { booking, plan } }: { stay: Stay }) => {
  const words = useWords(prepareWords)
  const { timeOfDay } = useFormats()
  const shared = useWords(formWords)
  const together = useWords(friendsWords)
  const navigate = useNavigate()
  const form = useFields<ConfirmFields>({
    values: fieldsOf(booking.party, plan, booking.guest),
    problemsOf: ({ rows }) =>
      Object.fromEntries(
        halfNamed(rows).map((at) => [
          `rows.${at}.${rows[at]?.firstName.trim() ? 'lastName' : 'firstName'}`,
          words.bothNames,
        ]),
      ),
  })
  const save = async ({ rows, arrivalTime, note }: ConfirmFields) => {
    const body = { guests: namedIn(rows), arrivalTime: arrivalTime || null, note }
    const answer = await api(planStay, { params: { id: booking.id }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    await navigate(`${href('/travelers/confirm/thank-you')}?booking=${booking.id}`)
  }
  return (
    <form method="post" className="prepare-form" noValidate onSubmit={form.submit(save)}>
      {form.values.rows.map((row, at) => (
        <fieldset className="prepare-guest" key={`${row.age} ${row.number}`}>
          <legend>{words[row.age]({ number: row.number })}</legend>
          <div className="prepare-pair">
            <TextField
              label={words.firstName}
              maxLength={80}
              autoComplete="off"
              {...form.field(`rows.${at}.firstName`)}
            />
            <TextField
              label={words.lastName}
              maxLength={80}
              autoComplete="off"
              {...form.field(`rows.${at}.lastName`)}
            />
          </div>
        </fieldset>
      ))}
      {plan.friends.length > 0 && (
        <p>
          {together.onList({
            names: plan.friends.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
          })}
        </p>
      )}
      <p className="t-small muted">{words.moreGuests}</p>
      <Select
        label={words.arrival}
        hint={words.arrivalHint({ time: timeOfDay(booking.home.checkInTime) })}
        emptyText={words.notYet}
        options={[
          { value: '', label: words.notYet },
          ...hoursFrom(booking.home.checkInTime).map((value) => ({ value, label: timeOfDay(value) })),
        ]}
        {...form.field('arrivalTime')}
      />
      <TextArea
        label={words.note}
        aside={words.optional}
        hint={words.noteHint}
        rows={3}
        maxLength={1000}
        {...form.field('note')}
      />
      <div className="prepare-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        <ButtonLink href={href('/travelers/bookings/:id', { id: String(booking.id) })}>{words.toStay}</ButtonLink>
      </div>
    </form>
  )
}

/** `/travelers/confirm`: guest list and arrival time. */
export default function ConfirmPage({ loaderData: { stay } }: Route.ComponentProps) {
  const words = useWords(prepareWords)
  const { stayDates } = useFormats()
  return (
    <>
      <HeaderPicture kind="exterior" />
      <div className="wrap prepare">
        {stay?.open ? (
          <>
            <h1 className="t-h1">{words.confirmTitle({ home: stay.booking.home.name })}</h1>
            <p className="t-lead">{words.confirmLead({ dates: stayDates(stay.booking) })}</p>
            <ConfirmForm key={stay.booking.id} stay={stay} />
          </>
        ) : (
          <NoStay />
        )}
      </div>
    </>
  )
}
