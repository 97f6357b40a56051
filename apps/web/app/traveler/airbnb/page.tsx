import '../prepare.css'
import { channelNames, dateIn, type StayChannel, stayChannels, tellExternalStay } from '@porchlight/contract'
import { Button, DateField, EmptyState, NumberStepper, Select, TextArea, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { HeaderPicture } from '#app/features/header-picture/header-picture.tsx'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { bodyOf, type ExternalStayFields, emptyFields, problemsOf } from './fields.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  today: dateIn(context.get(pageRequest).site.timeZone, new Date()),
  names: channelNames,
})

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type FormProps = { today: string; names: typeof channelNames; onSent: (fields: ExternalStayFields) => void }

const TellForm = ({ today, names, onSent }: FormProps) => {
  const words = useWords(prepareWords)
  const shared = useWords(formWords)
  const { phoneInvalid } = useWords(accountWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const form = useFields<ExternalStayFields>({
    values: emptyFields,
    problemsOf: (fields) => problemsOf(fields, { ...words, badPhone: phoneInvalid }),
  })
  const send = async (fields: ExternalStayFields) => {
    const answer = await api(tellExternalStay, { body: bodyOf(fields) })
    if (answer.ok) return onSent(fields)
    form.refuse(answer.error.required as (keyof ExternalStayFields)[], answer.error.message, shared.error)
  }
  const day = (name: 'arrive' | 'depart') => (
    <DateField
      label={words[name]}
      {...form.field(name)}
      today={today}
      locale={locale}
      firstWeekday={firstWeekday}
      words={dateWords}
    />
  )
  const people = (name: 'adults' | 'children', min: number) => (
    <NumberStepper
      label={words[name]}
      name={name}
      min={min}
      max={50}
      value={form.values[name]}
      onChange={(value) => form.change(name, value)}
      lessLabel={words.less({ what: words[name] })}
      moreLabel={words.more({ what: words[name] })}
    />
  )
  return (
    <form method="post" className="prepare-form" noValidate onSubmit={form.submit(send)}>
      <div className="prepare-pair">
        <Select
          label={words.channel}
          emptyText=""
          options={stayChannels.map((value) => ({ value, label: value === 'other' ? words.otherSite : names[value] }))}
          name="channel"
          value={form.values.channel}
          onChange={(value) => form.change('channel', value as StayChannel)}
        />
        <TextField
          label={words.code}
          hint={words.codeHint}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={30}
          {...form.field('code')}
        />
        {day('arrive')}
        {day('depart')}
        <TextField label={words.firstName} autoComplete="given-name" maxLength={80} {...form.field('firstName')} />
        <TextField label={words.lastName} autoComplete="family-name" maxLength={80} {...form.field('lastName')} />
        <TextField label={words.email} type="email" autoComplete="email" maxLength={254} {...form.field('email')} />
        <PhoneInput label={words.phone} hint={words.phoneHint} {...form.field('phone')} />
        {people('adults', 1)}
        {people('children', 0)}
      </div>
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
          {words.send}
        </Button>
      </div>
    </form>
  )
}

/** `/travelers/airbnb`: a guest who booked on another site confirms the stay. */
export default function AirbnbPage({ loaderData: { today, names } }: Route.ComponentProps) {
  const words = useWords(prepareWords)
  const [sent, setSent] = useState<ExternalStayFields>()
  return (
    <>
      <HeaderPicture kind="exterior" />
      <div className="wrap prepare">
        <h1 className="t-h1">{words.airbnbTitle}</h1>
        <p className="t-lead">{words.airbnbLead}</p>
        {sent ? (
          <div role="status">
            <EmptyState title={words.sentTitle({ name: sent.firstName })}>
              {words.sentText({ email: sent.email })}
            </EmptyState>
          </div>
        ) : (
          <TellForm today={today} names={names} onSent={setSent} />
        )}
      </div>
    </>
  )
}
