import { type Backstop, mostShares, type Split, splitPrice } from '@porchlight/contract'
import { Alert, Button, RadioGroup, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { emptyRow, evenly, ownLeft, problemsOf, rowsOf, type ShareRow, sharesToSend } from './share-fields.ts'

type RowProps = {
  row: ShareRow
  number: number
  currency: string
  problems: ReturnType<typeof problemsOf>['rows'][number] | undefined
  onChange: (change: Partial<ShareRow>) => void
  onRemove: () => void
}

const Row = ({ row, number, currency, problems, onChange, onRemove }: RowProps) => {
  const words = useWords(splitWords)
  const { locale } = useHabits()
  const title = words.person({ number })
  return (
    <fieldset className="split-row">
      <legend>{title}</legend>
      <TextField
        label={words.name}
        maxLength={80}
        value={row.name}
        error={problems?.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        maxLength={200}
        value={row.email}
        error={problems?.email}
        onChange={(email) => onChange({ email })}
      />
      <MoneyField
        label={words.amount}
        currency={currency}
        min={100}
        max={100_000_000}
        words={{ unclear: words.unclear }}
        locale={locale}
        value={row.amount}
        error={problems?.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <Button
        look="bare"
        size="small"
        aria-label={words.removeNamed({ name: row.name.trim() || title })}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </fieldset>
  )
}

type Props = {
  bookingId: number
  split: Split
  /** Nothing is refunded then, and the missing amount is charged anyway. */
  isBooked: boolean
  onSaved: () => void
}

/** Who pays which share, and what happens if shares are missing. */
export const SharesForm = ({ bookingId, split, isBooked, onSaved }: Props) => {
  const words = useWords(splitWords)
  const { money } = useFormats()
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState(() => (rowsOf(split).length > 0 ? rowsOf(split) : [emptyRow()]))
  const [backstop, setBackstop] = useState<Backstop>(split.backstop)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { open, leastOwn, hours } = split
  const own = ownLeft(rows, split)
  const problems = tried ? problemsOf(rows, words) : undefined
  const tooMuch =
    own < 0
      ? words.tooMuch({ amount: money(open) })
      : own < leastOwn.amount
        ? words.ownLeast({ amount: money(leastOwn) })
        : undefined
  const change = (key: string, part: Partial<ShareRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const save = async () => {
    setBusy(true)
    const body = { backstop, shares: sharesToSend(rows) }
    const answer = await api(splitPrice, { params: { id: String(bookingId) }, body })
    if (answer.ok) {
      await revalidate()
      toast({ type: 'success', message: words.saved })
      onSaved()
    } else toast({ type: 'danger', title: words.failed, message: answer.error.message })
    setBusy(false)
  }
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (goToUnread(event.currentTarget)) return
    if (!busy && !tooMuch && problemsOf(rows, words).none) void save()
  }
  return (
    <form method="post" className="checkout-form" noValidate onSubmit={press}>
      <p className="muted">{words.whoText}</p>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          row={row}
          number={index + 1}
          currency={open.currency}
          problems={problems?.rows[index]}
          onChange={(part) => change(row.key, part)}
          onRemove={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
        />
      ))}
      <div className="split-acts">
        <Button icon="plus" disabled={rows.length >= mostShares} onClick={() => setRows((all) => [...all, emptyRow()])}>
          {words.add}
        </Button>
        <Button look="quiet" disabled={rows.length === 0} onClick={() => setRows((all) => evenly(all, split))}>
          {words.evenly}
        </Button>
      </div>
      <p className="split-own num">
        <span>{words.yours}</span> <b>{money({ ...open, amount: Math.max(0, own) })}</b>
      </p>
      {tooMuch && tried && (
        <Alert tone="danger" live title={words.failed}>
          {tooMuch}
        </Alert>
      )}
      {!isBooked && (
        <RadioGroup
          legend={words.ifMissing({ hours })}
          look="cards"
          options={[
            { value: 'charge', label: words.charge, hint: words.chargeText },
            { value: 'release', label: words.release, hint: words.releaseText },
          ]}
          value={backstop}
          onChange={(value) => setBackstop(value as Backstop)}
        />
      )}
      <div>
        <Button type="submit" look="primary" size="big" busy={busy}>
          {!isBooked && (split.state === 'none' || split.state === 'begun') ? words.goOn : words.save}
        </Button>
      </div>
    </form>
  )
}
