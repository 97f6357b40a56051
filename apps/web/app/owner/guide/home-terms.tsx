import {
  type HomeSchedule,
  type OwnPolicy,
  policyCodes,
  retainedOfRebooking,
  setTermsOfHome,
} from '@porchlight/contract'
import { Button, RadioGroup, Section, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { describePolicy } from '#app/features/policies/describe-policy.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { homeTermsWords } from '#app/lib/messages/owner/home-terms.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { InstallmentsField } from './installments-field.tsx'
import { fieldsOfSchedule, installmentProblems, type ScheduleFields, scheduleOf } from './schedule-fields.ts'

type Fields = ScheduleFields & { policy: string }
type Terms = { policy: { code: string | null; name: string }; schedule: HomeSchedule | null }
type Props = {
  homeId: number
  terms: Terms
  /** The company’s own policies. */
  policies: readonly { code: string; policy: OwnPolicy }[]
  currency: string
}

/** Payment schedule and cancellation policy of a home. */
export const HomeTermsForm = ({ homeId, terms, policies, currency }: Props) => {
  const words = useWords(homeTermsWords)
  const shared = useWords(formWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const { policy, schedule } = terms
  const form = useFields<Fields>({
    values: {
      policy: policy.code ?? '',
      ...fieldsOfSchedule(schedule),
    },
    problemsOf: ({ policy: chosen, ...fields }) => ({
      ...(chosen === '' && { policy: words.choose }),
      ...(fields.atBooking === null && { atBooking: words.atBookingMissing }),
      ...(fields.daysBefore === null && fields.atBooking !== 100 && { daysBefore: words.daysMissing }),
      ...installmentProblems(fields, words),
    }),
  })
  const save = async ({ policy: chosen, ...fields }: Fields) => {
    const body = { policy: chosen, schedule: scheduleOf(fields) }
    const answer = await api(setTermsOfHome, { params: { id: homeId }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  const less = money({ amount: retainedOfRebooking, currency })
  const number = { locale, words: { unclear: words.unclear } }
  return (
    <Section title={words.title} note={words.note} className="guide-asks">
      <form method="post" className="guide-agreement" noValidate onSubmit={form.submit(save)}>
        <p className="muted">{words.lead}</p>
        {policy.code === null && <p>{words.other({ name: policy.name })}</p>}
        <RadioGroup
          legend={words.policy}
          {...form.field('policy')}
          onChange={(code) => form.change('policy', code)}
          options={[
            ...policyCodes.map((code) => {
              const { name, text } = words.policies[code]
              return { value: code as string, label: name, hint: typeof text === 'string' ? text : text({ less }) }
            }),
            ...policies.map(({ code, policy: own }) => ({
              value: code,
              label: own.name,
              hint: describePolicy(own, words),
            })),
          ]}
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
        <InstallmentsField
          value={form.values.installments}
          errorAt={(at, field) => form.errorAt(`installments.${at}.${field}`)}
          onChange={(installments) => form.change('installments', installments)}
        />
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
