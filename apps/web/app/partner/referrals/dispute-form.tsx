import { type Commission, disputeCommission } from '@porchlight/contract'
import { Button, TextArea, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Nothing is due without a booking; only one dispute at a time. */
export const canDispute = ({ state, dispute, agent }: Commission): boolean =>
  agent === null && state !== 'tracked' && !(dispute && dispute.answer === null)

/** The agreement allows 60 days from its last change. */
export const isTooLate = ({ disputeUntil }: Commission, today: string): boolean => today > disputeUntil

/** Opens a dispute about a commission. */
export const DisputeForm = ({ commission, onDone }: { commission: Commission; onDone: () => void }) => {
  const words = useWords(commissionWords)
  const shared = useWords(formWords)
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const form = useFields({
    values: { reason: '' },
    problemsOf: ({ reason }) => (reason.trim().length < 10 ? { reason: words.reasonShort } : {}),
  })
  const send = async ({ reason }: { reason: string }) => {
    const answer = await api(disputeCommission, { params: { commissionId: commission.id }, body: { reason } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    const day = date(answer.results.commission.dispute?.answerBy ?? '')
    toast({ type: 'success', message: words.disputed({ day }) })
    await revalidate()
    onDone()
  }
  return (
    <form method="post" noValidate className="partner-form" onSubmit={form.submit(send)}>
      <p>{words.disputeText}</p>
      <TextArea label={words.disputeReason} rows={4} maxLength={1000} required {...form.field('reason')} />
      <div className="referral-acts">
        <Button type="submit" busy={form.busy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
