import { type Money, mostIn, mostRepairLimit, setApprovalLimit } from '@porchlight/contract'
import { Button, DateField, Disclosure, type MoneyAmount } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffBidWords } from '#app/lib/messages/staff/bids.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { EvidenceFields, useEvidence } from '../evidence-fields.tsx'
import { useJobAction } from './use-job-action.ts'

type Fields = { amount: MoneyAmount | null; from: string | null; reason: string }
type Props = { homeId: number; limit: Money; today: string }

/** Changes the limit below which repairs at a home need no owner approval. */
export const LimitForm = ({ homeId, limit, today }: Props) => {
  const words = useWords(staffBidWords)
  const shared = useWords(formWords)
  const habits = useHabits()
  const approvals = useWords(approvalWords)
  const evidence = useEvidence()
  const act = useJobAction()
  const form = useFields<Fields>({
    values: { amount: limit, from: today, reason: '' },
    problemsOf: ({ amount, from, reason }) => ({
      ...(reason.trim().length < 10 && { reason: approvals.reasonShort }),
      ...(amount === null && { amount: shared.required }),
      ...(from === null && { from: shared.required }),
    }),
  })
  const save = async ({ amount, from, reason }: Fields) => {
    if (amount === null || from === null) return
    const body = { amount: amount.amount, from, reason, evidence: evidence.ids }
    const said = amount.amount > limit.amount ? approvals.sent : words.limitSaved
    await act(said, () => api(setApprovalLimit, { params: { id: homeId }, body }))
  }
  return (
    <Disclosure summary={words.limitChange}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <div className="staff-pair">
          <MoneyField
            label={words.limitAmount}
            hint={words.limitHint}
            currency={limit.currency}
            min={0}
            max={mostIn(limit.currency, mostRepairLimit)}
            words={{ unclear: words.unclear }}
            locale={habits.locale}
            {...form.field('amount')}
          />
          <DateField
            label={words.limitFrom}
            min={today}
            today={today}
            words={useDateWords()}
            {...habits}
            {...form.field('from')}
          />
        </div>
        <EvidenceFields reason={form.field('reason')} {...evidence.fields} />
        <div>
          <Button type="submit" busy={form.busy} {...evidence.submit}>
            {words.limitSave}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
