import { mostClaimed, mostClaimItems, mostIn, raiseClaim } from '@porchlight/contract'
import { Alert, Button, TextArea, TextField } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { hasPendingFiles } from '#app/lib/offline/send-file.ts'
import { bodyOf, type ClaimFields, emptyThing, problemsOf, type Thing } from './claim-fields.ts'
import { Photos } from './photos.tsx'
import { useClaimAction } from './use-claim-action.ts'

type ThingProps = {
  thing: Thing
  currency: string
  problems: ReturnType<typeof problemsOf>['things'][number] | undefined
  /** Only what has changed: uploading photos report their own state, each for its side. */
  onChange: (change: Partial<Thing>) => void
  onRemove: (() => void) | undefined
}

const ThingFields = ({ thing, currency, problems, onChange, onRemove }: ThingProps) => {
  const words = useWords(claimWords)
  const { locale } = useHabits()
  return (
    <fieldset>
      <div className="claim-two">
        <TextField
          label={words.thing}
          maxLength={200}
          value={thing.what}
          error={problems?.what}
          onChange={(what) => onChange({ what })}
        />
        <MoneyField
          label={words.cost}
          currency={currency}
          min={100}
          max={mostIn(currency, mostClaimed)}
          words={{ unclear: words.unclear }}
          locale={locale}
          value={thing.amount}
          error={problems?.amount}
          onChange={(amount) => onChange({ amount })}
        />
      </div>
      <p className="t-small muted">{words.pairs}</p>
      <div className="claim-two even">
        <Photos
          label={words.beforePhotos}
          hint={words.photosHint}
          files={thing.before}
          onChange={(before) => onChange({ before })}
        />
        <Photos
          label={words.afterPhotos}
          hint={words.photosHint}
          error={problems?.after}
          files={thing.after}
          onChange={(after) => onChange({ after })}
        />
      </div>
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

/** Claims damaged items of a stay, each with its cost and photos in pairs. */
export const RaiseForm = ({ bookingId, currency }: { bookingId: number; currency: string }) => {
  const words = useWords(claimWords)
  const { act, problem } = useClaimAction(words.sent)
  const [fields, setFields] = useState<ClaimFields>({ things: [emptyThing()], text: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { things, text } = fields
  const problems = tried ? problemsOf(fields, words) : undefined
  const traveling = things.some(({ before, after }) => hasPendingFiles(before) || hasPendingFiles(after))
  const put = (change: (things: readonly Thing[]) => readonly Thing[]) =>
    setFields((current) => ({ ...current, things: change(current.things) }))
  const changeThing = (changed: Thing['key'], change: Partial<Thing>) =>
    put((all) => all.map((one) => (one.key === changed ? { ...one, ...change } : one)))
  const submit = async () => {
    setBusy(true)
    const sent = await act(() => api(raiseClaim, { params: { id: bookingId }, body: bodyOf(fields) }))
    setBusy(false)
    if (!sent) return
    setFields({ things: [emptyThing()], text: '' })
    setTried(false)
  }
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (goToUnread(event.currentTarget)) return
    if (!busy && !traveling && problemsOf(fields, words).none) void submit()
  }
  return (
    <form method="post" className="claim-form" noValidate onSubmit={press}>
      {things.map((thing, index) => (
        <ThingFields
          key={thing.key}
          thing={thing}
          currency={currency}
          problems={problems?.things[index]}
          onChange={(change) => changeThing(thing.key, change)}
          onRemove={things.length > 1 ? () => put((all) => all.filter(({ key }) => key !== thing.key)) : undefined}
        />
      ))}
      {things.length < mostClaimItems && (
        <div>
          <Button icon="plus" look="bare" onClick={() => put((all) => [...all, emptyThing()])}>
            {words.another}
          </Button>
        </div>
      )}
      <TextArea
        label={words.happened}
        rows={4}
        maxLength={4000}
        value={text}
        error={problems?.text}
        onChange={(next) => setFields((current) => ({ ...current, text: next }))}
      />
      {problem && (
        <Alert tone="danger" live title={words.failed}>
          {problem}
        </Alert>
      )}
      <div>
        <Button type="submit" look="primary" busy={busy} {...(traveling && { disabledReason: words.stillSending })}>
          {words.raise}
        </Button>
      </div>
    </form>
  )
}
