import { Alert, Button, TextArea } from '@porchlight/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'

const shortestReason = 10

type Props = {
  /** Number of homes affected. */
  homes: number
  /** The impact on homes, shown instead of their number. */
  reach?: string | undefined
  /** What doesn't change; defaults to prices of bookings and quotes. */
  keeps?: string
  children?: ReactNode
  /** @returns the error message, if the server rejected it */
  onSave: (reason: string) => Promise<string | undefined>
}

/** The impact of a change, with the reason required to save it. */
export const Review = ({ homes, reach, keeps, children, onSave }: Props) => {
  const words = useWords(staffTaxesWords)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [short, setShort] = useState(false)
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const save = async () => {
    if (reason.trim().length < shortestReason) return setShort(true)
    setBusy(true)
    setProblem((await onSave(reason)) ?? '')
    setBusy(false)
  }
  return (
    <section className="charge-reviewed" aria-label={words.effect} tabIndex={-1} ref={box}>
      <h2 className="t-card">{words.effect}</h2>
      <p>
        {reach ?? words.reaches({ number: homes })} {keeps ?? words.keeps}
      </p>
      {children}
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        error={short && reason.trim().length < shortestReason ? words.reasonShort : undefined}
        rows={2}
        maxLength={500}
        required
        value={reason}
        onChange={setReason}
      />
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <div className="staff-acts">
        <Button look="primary" busy={busy} onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
    </section>
  )
}
