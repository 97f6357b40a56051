import { issueClientInvoice, type PartnerOffer } from '@porchlight/contract'
import { Button, Modal, type MoneyAmount, TextArea, TextField, toast } from '@porchlight/ui'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { clientInvoiceWords } from '#app/lib/messages/partner/client-invoices.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'

type Fields = { feeLabel: string; fee: MoneyAmount | null; note: string }

/** Bills the client of a booked offer for the agency's fee. */
export const IssueInvoice = ({ offer: { id, guest, quote } }: { offer: PartnerOffer }) => {
  const words = useWords(clientInvoiceWords)
  const shared = useWords(formWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const client = `${guest.firstName} ${guest.lastName}`
  const form = useFields<Fields>({
    values: { feeLabel: words.usualFee, fee: null, note: '' },
    problemsOf: ({ feeLabel, fee }) => ({
      ...(feeLabel.trim().length < 2 && { feeLabel: shared.required }),
      ...((fee === null || fee.amount < 1) && { fee: shared.required }),
    }),
  })
  const issue = async ({ feeLabel, fee, note }: Fields) => {
    const answer = await api(issueClientInvoice, { body: { offerId: id, fee: fee?.amount ?? 0, feeLabel, note } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.issued })
    setOpen(false)
    await revalidate()
  }
  return (
    <>
      <Button size="small" aria-label={words.issueFor({ client })} onClick={() => setOpen(true)}>
        {words.issue}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.issueFor({ client })}
        closeLabel={words.close}
        footer={
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            {words.issueNow}
          </Button>
        }
      >
        <p className="muted">{words.issueText({ stay: money(quote.total) })}</p>
        <form id={formId} method="post" noValidate className="guest-form" onSubmit={form.submit(issue)}>
          <TextField label={words.feeLabel} required maxLength={120} {...form.field('feeLabel')} />
          <MoneyField
            label={words.fee}
            currency={quote.total.currency}
            locale={locale}
            required
            words={{ unclear: words.unclear }}
            {...form.field('fee')}
          />
          <TextArea label={words.note} aside={shared.optional} maxLength={500} {...form.field('note')} />
        </form>
      </Modal>
    </>
  )
}
