import type { LineRefundPreview, Money } from '@porchlight/contract'
import { Button, Chip, TextArea } from '@porchlight/ui'
import { Fragment } from 'react'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { paymentRequestWords } from '#app/lib/messages/owner/payment-requests.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { useMay } from '../use-may.ts'

/** What the owners bear instead of what their agreement says; null while the amount is unclear. */
export type SplitDraft = { ownersBear: Money | null; reason: string }

type SplitProps = {
  agreed: LineRefundPreview['agreed']
  split: SplitDraft
  onChange: (split: SplitDraft | undefined) => void
}

/** Divides the cost between the owners and the company, with a reason. */
const SplitFields = ({ agreed, split, onChange }: SplitProps) => {
  const { refund } = useWords(staffBookingWords)
  const { unclear } = useWords(paymentRequestWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const words = refund.split
  const whole = { ...agreed.owners, amount: agreed.owners.amount + agreed.company.amount }
  const choices = [
    { label: words.allOwners, ownersBear: whole },
    { label: words.allCompany, ownersBear: { ...whole, amount: 0 } },
  ]
  return (
    <div className="refund-split">
      <p className="t-small muted">{words.agreed({ owners: money(agreed.owners), company: money(agreed.company) })}</p>
      <div className="refund-modes">
        {choices.map(({ label, ownersBear }) => (
          <Chip
            key={label}
            on={split.ownersBear?.amount === ownersBear.amount}
            removable={false}
            onChange={() => onChange({ ...split, ownersBear })}
          >
            {label}
          </Chip>
        ))}
      </div>
      <MoneyField
        label={words.ownersBear}
        currency={whole.currency}
        min={0}
        max={whole.amount}
        locale={locale}
        words={{ unclear, outside: words.amountMissing({ amount: money(whole) }) }}
        value={split.ownersBear}
        onChange={(ownersBear) => onChange({ ...split, ownersBear })}
      />
      <TextArea
        label={words.why}
        hint={words.whyHint}
        rows={2}
        maxLength={500}
        value={split.reason}
        onChange={(reason) => onChange({ ...split, reason })}
      />
      <Button look="quiet" onClick={() => onChange(undefined)}>
        {words.reset}
      </Button>
    </div>
  )
}

type Props = {
  refund: LineRefundPreview
  split: SplitDraft | undefined
  onSplit: (split: SplitDraft | undefined) => void
}

/** Who bears the cost of a refund; people with access to money can divide it differently. */
export const RefundCost = ({ refund: { taxes, owners, company, agreed }, split, onSplit }: Props) => {
  const { refund: words } = useWords(staffBookingWords)
  const { money } = useFormats()
  const may = useMay()
  const less = { ...owners.before, amount: owners.before.amount - owners.after.amount }
  const shares = [
    { share: 'owners', part: less, text: words.owners({ before: money(owners.before), after: money(owners.after) }) },
    { share: 'company', part: company, text: words.company },
    { share: 'taxes', part: taxes, text: words.taxesNotOwed },
  ]
  return (
    <section className="refund-cost">
      <div className="refund-cost-head">
        <h3 className="t-card">{words.whoPays}</h3>
        {may('money', 'act') && !split && (
          <Button look="link" size="small" onClick={() => onSplit({ ownersBear: less, reason: '' })}>
            {words.split.change}
          </Button>
        )}
      </div>
      <div className="refund-shares" aria-hidden>
        {shares.map(({ share, part }) => (
          <span key={share} data-share={share} style={{ flexGrow: Math.max(0, part.amount) }} />
        ))}
      </div>
      <dl className="refund-bearers num">
        {shares.map(({ share, part, text }) => (
          <Fragment key={share}>
            <dt data-share={share}>{text}</dt>
            <dd>{money(part)}</dd>
          </Fragment>
        ))}
      </dl>
      {split && <SplitFields agreed={agreed} split={split} onChange={onSplit} />}
    </section>
  )
}
