import { type Booking, type MethodKind, type Payment, payBooking, resumePayment } from '@porchlight/contract'
import { useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'

export type PaymentRefusal = { code: string; message: string; at: string }
export type PaymentState =
  | { kind: 'idle' }
  | { kind: 'paying' }
  /** No response from the card company; the same payment is checked again. */
  | { kind: 'asking_again' }
  | { kind: 'no_answer' }
  | ({ kind: 'refused' } & PaymentRefusal)

export type Settled = { booking: Booking; payment: Payment }
type Answered<T> = { ok: true; results: T } | { ok: false; error: { code: string; message: string; status: number } }

const pauseMs = 3_000
const tries = 4
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

const isSilence = ({ code, status }: { code: string; status: number }): boolean =>
  code === 'offline' || code === 'gateway_unreachable' || status >= 500

/** Sends a card or account token with an idempotency key. */
export type SendCard<T> = (token: string, idempotencyKey: string, by: MethodKind) => Promise<Answered<T>>

/**
 * Sends a card and retries while there is no response, always with the same key: one charge, however often the
 * button is pressed. Only a definite response ends an attempt. Returns undefined when declined.
 */
export const useCardAttempt = <T>(sendCard: SendCard<T>) => {
  const [state, setState] = useState<PaymentState>({ kind: 'idle' })
  const attempt = useRef<{ token: string; key: string }>(undefined)

  const insist = async (ask: () => Promise<Answered<T>>): Promise<T | undefined> => {
    setState({ kind: 'paying' })
    for (let round = 1; round <= tries; round++) {
      const answer = await ask()
      if (answer.ok) {
        attempt.current = undefined
        return answer.results
      }
      if (!isSilence(answer.error)) {
        attempt.current = undefined
        const { code, message } = answer.error
        setState({ kind: 'refused', code, message, at: new Date().toISOString() })
        return undefined
      }
      if (round === tries) break
      setState({ kind: 'asking_again' })
      await pause()
    }
    setState({ kind: 'no_answer' })
    return undefined
  }

  const send = (token: string, by: MethodKind = 'card') => {
    if (attempt.current?.token !== token) attempt.current = { token, key: crypto.randomUUID() }
    const { key } = attempt.current
    return insist(() => sendCard(token, key, by))
  }
  return { state, send, insist, settle: () => setState({ kind: 'idle' }) }
}

/** Pays the amount due on a booking and completes payments that wait at the bank. */
export const usePayment = (bookingId: number) => {
  const params = { id: String(bookingId) }
  const { state, send, insist, settle } = useCardAttempt<Settled>((token, idempotencyKey, by) =>
    api(payBooking, { params, body: { token, by }, idempotencyKey }),
  )
  const resume = (paymentId: number) =>
    insist(() => api(resumePayment, { params: { ...params, paymentId: String(paymentId) } }))
  return { state, pay: send, resume, settle }
}
