import { type Partner, type Program, partnerCode, programs, setPartner } from '@porchlight/contract'
import { Alert, Button, Select, Switch, TextField, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { api } from '#app/lib/api.ts'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'

type Fields = { code: string; email: string; program: Program; percent: number | null; paused: boolean; reason: string }

const fieldsOf = (partner: Partner | undefined): Fields => ({
  code: partner?.code ?? '',
  email: partner?.email ?? '',
  program: partner?.program ?? 'travel-agent',
  percent: partner ? partner.rate / 100 : 10,
  paused: partner?.paused ?? false,
  reason: '',
})

type Props = {
  /** An existing code: its rate can change, but not its partner. */
  known?: Partner | undefined
  /** Codes already in use. */
  taken: readonly string[]
  onDone: () => void
}

/** A partner's code and its rate for new bookings. */
export const PartnerForm = ({ known, taken, onDone }: Props) => {
  const words = useWords(staffPartnersWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const [needsAgreement, setNeedsAgreement] = useState(false)
  const codeProblem = (text: string): string | undefined => {
    const code = partnerCode.safeParse(text)
    if (!code.success) return words.codeHint
    return !known && taken.includes(code.data) ? words.codeTaken : undefined
  }
  const form = useFields<Fields>({
    values: fieldsOf(known),
    problemsOf: ({ code, email, percent }): FieldProblems<Fields> => {
      const problem = codeProblem(code)
      return {
        ...(problem && { code: problem }),
        ...(email.trim() === '' && { email: shared.required }),
        ...(percent === null && { percent: shared.required }),
      }
    },
  })
  const concerns = usePriceConcerns()
  const termsOf = ({ email, program, percent, paused, reason }: Fields) => ({
    email: email.trim(),
    program,
    rate: Math.round((percent ?? 0) * 100),
    paused,
    reason: reason.trim(),
  })
  const save = async (fields: Fields) => {
    const terms = termsOf(fields)
    const key = JSON.stringify(terms)
    const missing = concerns.missing(key)
    if (missing) return form.refuse([], missing, shared.error)
    const body = { ...terms, confirm: concerns.confirmationOf(key) }
    const answer = await api(setPartner, { params: { code: fields.code }, body })
    if (!answer.ok && concerns.heard(key, answer.error)) return form.refuse([], answer.error.message, shared.error)
    const refused = answer.ok ? undefined : answer.error
    setNeedsAgreement(refused?.code === 'agreement_first' && refused.details?.state !== 'terminated')
    if (!answer.ok) return form.refuse(answer.error.required as (keyof Fields)[], answer.error.message, shared.error)
    const isWaiting = answer.results.outcome?.state === 'pending'
    toast({ type: 'success', message: isWaiting ? words.sentForApproval : words.saved })
    await revalidate()
    onDone()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <div className="staff-pair">
        <TextField
          label={words.code}
          hint={words.codeHint}
          required
          readOnly={Boolean(known)}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={64}
          {...form.field('code')}
        />
        <TextField
          label={words.email}
          type="email"
          required
          readOnly={Boolean(known)}
          autoComplete="off"
          maxLength={254}
          {...form.field('email')}
        />
        <Select
          label={words.program}
          emptyText=""
          disabled={Boolean(known)}
          options={programs.map((value) => ({ value, label: words.programs[value] }))}
          {...form.field('program')}
          onChange={(value) => form.change('program', value as Program)}
        />
        <NumberField
          label={words.rate}
          hint={words.rateHint}
          unit="%"
          min={0}
          max={100}
          decimals={2}
          required
          locale={locale}
          words={{ unclear: words.invalidNumber }}
          {...form.field('percent')}
        />
      </div>
      <TextField label={words.rateReason} hint={words.rateReasonHint} maxLength={500} {...form.field('reason')} />
      <Switch
        label={words.pausedLabel}
        checked={form.values.paused}
        onChange={(paused) => form.change('paused', paused)}
      />
      <PriceConcerns
        concerns={concerns.concernsOf(JSON.stringify(termsOf(form.values)))}
        reason={concerns.reason}
        onReason={concerns.onReason}
      />
      <div role="status">
        {needsAgreement && (
          <Alert tone="warning" title={words.agreementFirst}>
            <p>{words.agreementFirstText}</p>
            <UiLink className="inline-link" href={`${href('/staff/partner-pipeline')}#applications`}>
              {words.openApplications}
            </UiLink>
          </Alert>
        )}
      </div>
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  )
}
