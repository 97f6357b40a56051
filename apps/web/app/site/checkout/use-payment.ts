import { type Booking, type Payment, payBooking, resumePayment } from '@porchlight/contract'
import { useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'

export type PaymentRefusal = { code: string; message: string; at: string }
export type PaymentState =
  | { kind: 'idle' }
  | { kind: 'paying' }
  /** The card company has not answered; the same payment is asked about again. */
  | { kind: 'asking_again' }
  | { kind: 'no_answer' }
  | ({ kind: 'refused' } & PaymentRefusal)

export type Settled = { booking: Booking; payment: Payment }
type Answered = { ok: true; results: Settled } | { ok: false; error: { code: string; message: string; status: number } }

const pauseMs = 3_000
const tries = 4
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

const isSilence = ({ code, status }: { code: string; status: number }): boolean =>
  code === 'offline' || code === 'gateway_unreachable' || status >= 500

/**
 * Pays and asks again while there is no answer, always as the same payment: a card is charged once however often the
 * button is pressed. Only a clear answer ends an attempt; the next press is then a new one. Gives undefined when refused.
 */
export const usePayment = (bookingId: number) => {
  const [state, setState] = useState<PaymentState>({ kind: 'idle' })
  const attempt = useRef<{ token: string; key: string }>(undefined)

  const insist = async (ask: () => Promise<Answered>): Promise<Settled | undefined> => {
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

  const pay = (token: string) => {
    if (attempt.current?.token !== token) attempt.current = { token, key: crypto.randomUUID() }
    const { key } = attempt.current
    const params = { id: String(bookingId) }
    return insist(() => api(payBooking, { params, body: { token }, idempotencyKey: key }))
  }
  const resume = (paymentId: number) => {
    const params = { id: String(bookingId), paymentId: String(paymentId) }
    return insist(() => api(resumePayment, { params }))
  }
  return { state, pay, resume, settle: () => setState({ kind: 'idle' }) }
}
