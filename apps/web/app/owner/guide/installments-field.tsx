import { dateIn } from '@porchlight/contract'
import { Button, DateField, IconButton, Select } from '@porchlight/ui'
import { useDateWords } from '#app/lib/date-words.ts'
import { useHabits } from '#app/lib/formats.ts'
import { homeTermsWords } from '#app/lib/messages/owner/home-terms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { useSite } from '#app/lib/session.ts'
import { type InstallmentFields, newInstallment } from './schedule-fields.ts'

type Props = {
  value: InstallmentFields[]
  onChange: (value: InstallmentFields[]) => void
  errorAt: (at: number, field: 'share' | 'days' | 'date') => string | undefined
}

/** Any number of payments between the one at booking and the balance. */
export const InstallmentsField = ({ value, onChange, errorAt }: Props) => {
  const words = useWords(homeTermsWords)
  const dates = useDateWords()
  const habits = useHabits()
  const { timeZone } = useSite()
  const today = dateIn(timeZone, new Date())
  const number = { locale: habits.locale, words: { unclear: words.unclear } }
  const set = (at: number, change: Partial<InstallmentFields>) =>
    onChange(value.map((one, other) => (other === at ? { ...one, ...change } : one)))
  return (
    <fieldset className="guide-installments">
      <legend>{words.installments}</legend>
      <p className="t-small muted">{words.installmentsNote}</p>
      {value.map(({ share, kind, days, date }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
        <div key={at} className="guide-installment">
          <NumberField
            label={words.share}
            unit="%"
            min={1}
            max={90}
            {...number}
            value={share}
            error={errorAt(at, 'share')}
            onChange={(next) => set(at, { share: next })}
          />
          <Select
            label={words.due}
            emptyText=""
            options={Object.entries<string>(words.dues).map(([code, label]) => ({ value: code, label }))}
            value={kind}
            onChange={(next) => set(at, { kind: next as InstallmentFields['kind'] })}
          />
          {kind === 'before_arrival' && (
            <NumberField
              label={words.dues.before_arrival}
              min={0}
              max={730}
              {...number}
              value={days}
              error={errorAt(at, 'days')}
              onChange={(next) => set(at, { days: next })}
            />
          )}
          {kind === 'on' && (
            <DateField
              label={words.dueDate}
              today={today}
              words={dates}
              {...habits}
              value={date}
              error={errorAt(at, 'date')}
              onChange={(next) => set(at, { date: next ?? '' })}
            />
          )}
          <IconButton
            icon="trash"
            label={words.removeInstallment({ number: at + 1 })}
            onClick={() => onChange(value.filter((_one, other) => other !== at))}
          />
        </div>
      ))}
      {value.length < 24 && (
        <Button size="small" onClick={() => onChange([...value, newInstallment])}>
          {words.addInstallment}
        </Button>
      )}
    </fieldset>
  )
}
