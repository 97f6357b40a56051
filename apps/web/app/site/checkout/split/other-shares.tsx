import { remindShare, type Split, type SplitShare } from '@porchlight/contract'
import { Badge, Button, Meter, type Tone, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { splitWords } from '#app/lib/messages/traveler/split.ts'
import { useWords } from '#app/lib/messages/words.ts'

const tones: Partial<Record<SplitShare['state'], Tone>> = { paid: 'positive', paying: 'info' }

type ShareProps = { bookingId: number; share: SplitShare; zone: string }

/** Copies the link if the browser allows it; otherwise it is shown to copy by hand. */
const Acts = ({ bookingId, share }: Pick<ShareProps, 'bookingId' | 'share'>) => {
  const words = useWords(splitWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const { id, name, path, email } = share
  if (path === null) return null
  const copy = () =>
    navigator.clipboard?.writeText(new URL(path, location.origin).href).then(
      () => toast({ type: 'success', message: words.copied }),
      () => {},
    )
  const remind = async () => {
    setBusy(true)
    const answer = await api(remindShare, { params: { id: String(bookingId), shareId: String(id) } })
    if (answer.ok) {
      await revalidate()
      toast({ type: 'success', message: words.reminded })
    } else toast({ type: 'danger', title: words.failed, message: answer.error.message })
    setBusy(false)
  }
  return (
    <div className="split-acts">
      <Button size="small" icon="copy" aria-label={words.copyOf({ name })} onClick={() => void copy()}>
        {words.copy}
      </Button>
      {email && (
        <Button
          size="small"
          look="quiet"
          busy={busy}
          aria-label={words.remindOf({ name })}
          onClick={() => void remind()}
        >
          {words.remind}
        </Button>
      )}
    </div>
  )
}

const Share = ({ bookingId, share, zone }: ShareProps) => {
  const words = useWords(splitWords)
  const { money, moment } = useFormats()
  const { name, amount, state, requestedAt, path } = share
  return (
    <li>
      <div className="split-share">
        <h3>{name}</h3>
        <b className="num">{money(amount)}</b>
        <p className="t-small muted num">
          {requestedAt ? words.emailedAt({ moment: moment(requestedAt, zone) }) : path && words.byLink}
        </p>
        <Badge tone={tones[state] ?? 'neutral'} {...(state === 'paid' && { icon: 'check' as const })}>
          {words.states[state]}
        </Badge>
      </div>
      <Acts bookingId={bookingId} share={share} />
    </li>
  )
}

const Progress = ({ split, zone, heldUntil }: Pick<Props, 'split' | 'zone' | 'heldUntil'>) => {
  const words = useWords(splitWords)
  const { money, moment } = useFormats()
  const { paid, total, threshold, missing, until, state } = split
  const whole = state === 'booked' ? total : threshold
  const percent = whole.amount === 0 ? 100 : Math.floor((paid.amount / whole.amount) * 100)
  const last = until ?? heldUntil
  const waits = { paid: money(paid), missing: money(missing), moment: last ? moment(last, zone) : '' }
  const text = {
    booked: words.progressBooked({ paid: money(paid), total: money(total) }),
    waiting: until ? words.progress(waits) : words.progressOver(waits),
  }
  if (state !== 'booked' && state !== 'waiting') return null
  return (
    <div className="split-progress">
      <Meter percent={percent} tone="accent" />
      <p className="num">{text[state]}</p>
    </div>
  )
}

type Props = {
  bookingId: number
  split: Split
  zone: string
  /** When the hold ends: until then the guest can pay the others' shares. */
  heldUntil: string | null
}

/** Amount received, and who has paid. */
export const OtherShares = ({ bookingId, split, zone, heldUntil }: Props) => {
  const words = useWords(splitWords)
  const { money, percent } = useFormats()
  const { state, backstop, hours, threshold, total, shares, until } = split
  const rule = words.rule({
    amount: money(threshold),
    percent: percent(Math.round((threshold.amount / Math.max(1, total.amount)) * 10_000), { maximumFractionDigits: 0 }),
  })
  const missed = backstop === 'charge' ? words.ruleCharge({ hours }) : words.ruleRelease({ hours })
  const isOver = state === 'waiting' && until === null
  return (
    <>
      <p className="muted num">{state === 'booked' ? words.ruleBooked : isOver ? rule : `${rule} ${missed}`}</p>
      <Progress split={split} zone={zone} heldUntil={heldUntil} />
      {shares.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <ul className="split-shares">
          {shares.map((share) => (
            <Share key={share.id} bookingId={bookingId} share={share} zone={zone} />
          ))}
        </ul>
      )}
    </>
  )
}
