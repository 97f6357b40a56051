import { addDays } from '@porchlight/contract'
import { Button, Disclosure, Section, Select } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { ChangeReview } from '../change-review.tsx'
import type { TestStayFields } from '../test-stay.tsx'
import type { TaxDesk } from './tax.tsx'
import { useTaxReview } from './tax-review.ts'

type Fields = { home: string }

const monthAhead = 30

/** A week for two adults in the selected home. */
const stayIn = (home: string, today: string): TestStayFields => ({
  home,
  arrive: addDays(today, monthAhead),
  depart: addDays(today, monthAhead + 7),
  adults: 2,
  children: 0,
  infants: 0,
  pets: 0,
})

/** Homes exempt from the tax, with a form to exempt another. */
export const ExemptHomes = ({ desk: { tax, homes, leftOut, today } }: { desk: TaxDesk }) => {
  const words = useWords(staffTaxesWords)
  const dayOf = useOfficeDay()
  const shared = useWords(formWords)
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const review = useTaxReview(revalidate)
  const [formKey, setFormKey] = useState('')
  const without = new Set(leftOut.map(({ id }) => id))
  const form = useFields<Fields>({
    values: { home: '' },
    problemsOf: ({ home }) => (home ? {} : { home: words.required }),
  })
  const look = async (kind: 'leave_out' | 'charge_again', home: string) => {
    const key = `${kind} ${home}`
    setFormKey(key)
    const refusal = await review.start({ kind, tax: tax.id, home: Number(home) }, stayIn(home, today), key)
    if (refusal) form.refuse([], refusal.message, shared.error)
  }
  return (
    <Section title={words.notOn}>
      {leftOut.length === 0 && <p className="muted">{words.notOnNone}</p>}
      <ul className="staff-rules">
        {leftOut.map(({ id, name, reason, at }) => (
          <li key={id}>
            <span className="staff-cell">
              {name}
              <small>
                {date(dayOf(at))}: {reason}
              </small>
            </span>
            <Button views onClick={() => void look('charge_again', String(id))}>
              {words.chargeAgain}
            </Button>
          </li>
        ))}
      </ul>
      <Disclosure summary={words.leaveOut}>
        <form
          method="post"
          className="staff-form"
          noValidate
          onSubmit={form.submit(({ home }) => look('leave_out', home))}
        >
          <Select
            label={words.home}
            hint={words.leaveOutText}
            emptyText={words.chooseHome}
            required
            {...form.field('home')}
            options={[
              { value: '', label: '' },
              ...homes
                .filter(({ id }) => !without.has(id))
                .map(({ id, name, town }) => ({ value: String(id), label: `${name}, ${town}` })),
            ]}
          />
          <div className="staff-acts">
            <Button type="submit" busy={form.busy}>
              {words.review}
            </Button>
          </div>
        </form>
      </Disclosure>
      <ChangeReview review={review} formKey={formKey} />
    </Section>
  )
}
