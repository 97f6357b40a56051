import type { DeskClaim } from '@porchlight/contract'
import { Alert, Button, type MoneyAmount, TextArea } from '@porchlight/ui'
import { useState } from 'react'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { ConfirmDecision, type Decision } from './confirm-decision.tsx'

type Fields = { amount: MoneyAmount | null; text: string }

/** Decides the amount charged, with a reason both sides read; confirms before charging. */
export const Decide = ({ claim }: { claim: DeskClaim }) => {
  const { claimed } = claim
  const words = useWords(claimWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const [decision, setDecision] = useState<Decision>()
  const amountProblem = (amount: MoneyAmount | null) => {
    if (amount === null) return words.missingAmount
    return amount.amount > claimed.amount ? words.atMost({ amount: money(claimed) }) : undefined
  }
  const form = useFields<Fields>({
    values: { amount: null, text: '' },
    problemsOf: ({ amount, text }) => {
      const problem = amountProblem(amount)
      return { ...(problem && { amount: problem }), ...(text.trim() === '' && { text: words.missing }) }
    },
  })
  if (claim.waiting) return <Alert tone="info">{words.decideWaits({ amount: money(claim.waiting) })}</Alert>
  return (
    <form
      method="post"
      className="claim-form"
      noValidate
      onSubmit={form.submit(({ amount, text }) => {
        if (amount) setDecision({ amount, text })
      })}
    >
      <MoneyField
        label={words.decision}
        currency={claimed.currency}
        min={0}
        words={{ unclear: words.unclear }}
        locale={locale}
        {...form.field('amount')}
      />
      <TextArea label={words.decisionText} rows={3} maxLength={4000} {...form.field('text')} />
      <div>
        <Button type="submit" look="primary" aria-haspopup="dialog">
          {words.decide}
        </Button>
      </div>
      {decision && <ConfirmDecision claim={claim} decision={decision} onClose={() => setDecision(undefined)} />}
    </form>
  )
}
