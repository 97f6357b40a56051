import { type HomeSchedule, type PolicyCode, policyCodes, retainedPerNight, setTermsOfHome } from '@porchlight/contract'
import { Button, NumberField, RadioGroup, Section, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { homeTermsWords } from '#app/lib/messages/owner/home-terms.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { policy: PolicyCode | ''; atBooking: number | null; daysBefore: number | null }
type Terms = { policy: { code: PolicyCode | null; name: string }; schedule: HomeSchedule | null }

/** Payment schedule and cancellation policy of a home. */
export const HomeTermsForm = ({ homeId, terms, currency }: { homeId: number; terms: Terms; currency: string }) => {
  const words = useWords(homeTermsWords)
  const shared = useWords(formWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const { policy, schedule } = terms
  const form = useFields<Fields>({
    values: {
      policy: policy.code ?? '',
      atBooking: schedule?.atBooking ?? null,
      daysBefore: schedule?.daysBefore ?? null,
    },
    problemsOf: ({ policy: chosen, atBooking, daysBefore }) => ({
      ...(chosen === '' && { policy: words.choose }),
      ...(atBooking === null && { atBooking: words.atBookingMissing }),
      ...(daysBefore === null && atBooking !== 100 && { daysBefore: words.daysMissing }),
    }),
  })
  const save = async ({ policy: chosen, atBooking, daysBefore }: Fields) => {
    if (chosen === '' || atBooking === null) return
    const body = { policy: chosen, schedule: { atBooking, daysBefore: daysBefore ?? 30 } }
    const answer = await api(setTermsOfHome, { params: { id: homeId }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  const less = money({ amount: retainedPerNight, currency })
  const number = { locale, words: { unclear: words.unclear } }
  return (
    <Section title={words.title} note={words.note} className="guide-asks">
      <form method="post" className="guide-agreement" noValidate onSubmit={form.submit(save)}>
        <p className="muted">{words.lead}</p>
        {policy.code === null && <p>{words.other({ name: policy.name })}</p>}
        <RadioGroup
          legend={words.policy}
          {...form.field('policy')}
          onChange={(code) => form.change('policy', code as PolicyCode)}
          options={policyCodes.map((code) => {
            const { name, text } = words.policies[code]
            return { value: code, label: name, hint: typeof text === 'string' ? text : text({ less }) }
          })}
        />
        <p className="muted">{words.grace}</p>
        <div className="guide-keys">
          <NumberField
            label={words.atBooking}
            hint={words.atBookingHint}
            unit="%"
            min={10}
            max={100}
            {...number}
            {...form.field('atBooking')}
          />
          {form.values.atBooking !== 100 && (
            <NumberField label={words.daysBefore} min={1} max={365} {...number} {...form.field('daysBefore')} />
          )}
        </div>
        <p className="t-small muted">{words.sooner}</p>
        <div className="guide-agreement-acts">
          <Button type="submit" busy={form.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
