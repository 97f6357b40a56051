import type { LineRefundPreview, Money } from '@porchlight/contract'
import { Checkbox, Chip, NumberStepper } from '@porchlight/ui'
import { useState } from 'react'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { paymentRequestWords } from '#app/lib/messages/owner/payment-requests.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import {
  everythingOf,
  percentOfLines,
  type RefundAmounts,
  type RefundableLine,
  type RefundMode,
  refundModes,
  rentOfNights,
} from './refund-amounts.ts'

type LineProps = { line: RefundableLine; value: Money | null; onChange: (value: Money | null) => void }

const Line = ({ line: { label, amount }, value, onChange }: LineProps) => {
  const { refund: words } = useWords(staffBookingWords)
  const { unclear } = useWords(paymentRequestWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const isChosen = value !== null && value.amount > 0
  return (
    <li>
      <Checkbox label={label} checked={isChosen} onChange={(on) => onChange(on ? amount : null)} />
      <span className="refund-paid">{money(amount)}</span>
      <MoneyField
        label={<span className="visually-hidden">{words.lineOf({ line: label })}</span>}
        currency={amount.currency}
        min={0}
        max={amount.amount}
        locale={locale}
        words={{ unclear, outside: words.most({ amount: money(amount) }) }}
        value={value}
        onChange={onChange}
      />
    </li>
  )
}

type Props = {
  lines: readonly RefundableLine[]
  nights: number
  amounts: RefundAmounts
  onChange: (amounts: RefundAmounts) => void
  refund: LineRefundPreview | undefined
}

/** What is refunded of each line: entered, or worked out from a percentage, some nights, or everything. */
export const RefundLines = ({ lines, nights, amounts, onChange, refund }: Props) => {
  const { refund: words } = useWords(staffBookingWords)
  const { money } = useFormats()
  const [mode, setMode] = useState<RefundMode>('lines')
  const [percent, setPercent] = useState(10)
  const [number, setNumber] = useState(1)
  const hasNights = lines.some(({ isNights }) => isNights)
  const amountsOf: Record<RefundMode, () => RefundAmounts> = {
    lines: () => amounts,
    percent: () => percentOfLines(lines, percent),
    nights: () => rentOfNights(lines, number, nights),
    everything: () => everythingOf(lines),
  }
  const choose = (next: RefundMode) => {
    setMode(next)
    onChange(amountsOf[next]())
  }
  return (
    <>
      <fieldset className="refund-modes" aria-label={words.modes}>
        {refundModes
          .filter((one) => one !== 'nights' || hasNights)
          .map((one) => (
            <Chip key={one} on={one === mode} removable={false} onChange={() => choose(one)}>
              {words.mode[one]}
            </Chip>
          ))}
      </fieldset>
      {mode === 'percent' && (
        <NumberStepper
          label={words.percentOf}
          min={1}
          max={100}
          lessLabel={words.less}
          moreLabel={words.more}
          value={percent}
          onChange={(value) => {
            setPercent(value)
            onChange(percentOfLines(lines, value))
          }}
        />
      )}
      {mode === 'nights' && (
        <NumberStepper
          label={words.nightsOf({ nights })}
          min={1}
          max={nights}
          lessLabel={words.less}
          moreLabel={words.more}
          value={number}
          onChange={(value) => {
            setNumber(value)
            onChange(rentOfNights(lines, value, nights))
          }}
        />
      )}
      <div className="refund-table num">
        <p className="refund-head t-small muted">
          <span>{words.line}</span>
          <span>{words.price}</span>
          <span>{words.refund}</span>
        </p>
        <ul>
          {lines.map((line) => (
            <Line
              key={line.line}
              line={line}
              value={amounts[line.line] ?? null}
              onChange={(value) => {
                setMode('lines')
                onChange({ ...amounts, [line.line]: value })
              }}
            />
          ))}
        </ul>
        <p className="refund-row">
          <span className="staff-cell">
            {words.taxes}
            <small>{words.taxesFollow}</small>
          </span>
          <span>{refund ? money(refund.taxes) : '—'}</span>
        </p>
        <p className="refund-row refund-total">
          <span>{words.refund}</span>
          <span>{refund ? money(refund.amount) : '—'}</span>
        </p>
      </div>
    </>
  )
}
