import { costKinds, type DeskJob, layOutBid, type Money, mostCost, mostCostLines, mostIn } from '@porchlight/contract'
import { Button, NumberStepper, Select, TextArea, TextField } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffBidWords } from '#app/lib/messages/staff/bids.ts'
import { jobCostsWords } from '#app/lib/messages/stay/job-costs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { bidOf, emptyLine, isFull, type LineFields, totalOf } from './bid-fields.ts'
import { useJobAction } from './use-job-action.ts'

type LineProps = {
  line: LineFields
  currency: string
  tried: boolean
  onChange: (change: Partial<LineFields>) => void
  onRemove: (() => void) | undefined
}

const Line = ({ line, currency, tried, onChange, onRemove }: LineProps) => {
  const words = useWords(staffBidWords)
  const shared = useWords(jobCostsWords)
  const forms = useWords(formWords)
  const { locale } = useHabits()
  const missing = (empty: boolean) => (tried && empty ? forms.required : undefined)
  return (
    <fieldset className="staff-pair">
      <TextField
        label={shared.what}
        maxLength={200}
        autoComplete="off"
        value={line.what}
        error={missing(line.what.trim() === '')}
        onChange={(what) => onChange({ what })}
      />
      <Select
        label={words.kind}
        value={line.kind}
        onChange={(kind) => onChange({ kind: kind as LineFields['kind'] })}
        emptyText=""
        options={costKinds.map((value) => ({ value, label: shared.kinds[value] }))}
      />
      <MoneyField
        label={shared.cost}
        currency={currency}
        min={1}
        max={mostIn(currency, mostCost)}
        words={{ unclear: words.unclear }}
        locale={locale}
        value={line.cost}
        error={missing(line.cost === null)}
        onChange={(cost) => onChange({ cost })}
      />
      <NumberStepper
        label={words.markup}
        min={0}
        max={100}
        value={line.markup}
        onChange={(markup) => onChange({ markup })}
        lessLabel={words.less}
        moreLabel={words.more}
      />
      {onRemove && (
        <div>
          <Button look="bare" size="small" onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Submits a bid for a repair. Above the home's limit, it needs owner approval. */
export const BidForm = ({ job, limit }: { job: DeskJob; limit: Money }) => {
  const words = useWords(staffBidWords)
  const shared = useWords(jobCostsWords)
  const forms = useWords(formWords)
  const { money } = useFormats()
  const act = useJobAction()
  const [lines, setLines] = useState<readonly LineFields[]>(() => [emptyLine()])
  const [vendor, setVendor] = useState(job.assignee?.as === 'vendor' ? String(job.assignee.id) : '')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const total = totalOf(lines)
  const put = (key: number, change: Partial<LineFields>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...change } : line)))
  const lay = async () => {
    setBusy(true)
    await act(words.submitted, () => api(layOutBid, { params: { id: job.id }, body: bidOf(lines, vendor, note) }))
    setBusy(false)
  }
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (goToUnread(event.currentTarget)) return
    if (!busy && lines.every(isFull)) void lay()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={press}>
      <h3>{words.title}</h3>
      <Select
        label={words.vendor}
        value={vendor}
        onChange={setVendor}
        emptyText=""
        options={[
          { value: '', label: shared.byTeam },
          ...job.vendors.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {lines.map((line) => (
        <Line
          key={line.key}
          line={line}
          currency={limit.currency}
          tried={tried}
          onChange={(change) => put(line.key, change)}
          onRemove={lines.length > 1 ? () => setLines((all) => all.filter(({ key }) => key !== line.key)) : undefined}
        />
      ))}
      {lines.length < mostCostLines && (
        <div>
          <Button icon="plus" look="bare" onClick={() => setLines((all) => [...all, emptyLine()])}>
            {words.addLine}
          </Button>
        </div>
      )}
      <TextArea label={words.note} aside={forms.optional} rows={2} maxLength={2000} value={note} onChange={setNote} />
      <p className="num">
        {words.sum({ amount: money({ ...limit, amount: total }) })}{' '}
        {total > limit.amount ? words.needsApproval : words.withinLimit}
      </p>
      <div>
        <Button type="submit" busy={busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
