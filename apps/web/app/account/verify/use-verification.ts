import type { ChallengeChannel, challengeUser, ResultsOf } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { tellVerified } from './verify-event.ts'

export type Who = ResultsOf<typeof challengeUser>

/** The steps of a verification (spec section 4). */
export type Step =
  | { is: 'loading' }
  | { is: 'channel'; who: Who }
  | { is: 'confirm'; who: Who; channel: ChallengeChannel; e164: string; international: string }
  | { is: 'code'; who: Who; challengeId: number; contact: string }
  | { is: 'error'; message: string }

export type VerificationAim = {
  /** Also verifies the device, not only the person. */
  device: boolean
  /** Called with the challenge's id once its code was correct. */
  onVerified: (challengeId: number) => Promise<void> | void
}

/** Until the server returns a different value (spec section 9). */
const usualMinutes = 15

/** Writes need the API's shapes: loaded when the modal opens. */
const sending = () => import('./code-calls.ts')

/** Sends and verifies codes; reports errors as the spec does. */
export const useVerification = ({ device, onVerified }: VerificationAim) => {
  const words = useWords(verifyWords)
  const shared = useWords(formWords)
  const [step, setStep] = useState<Step>({ is: 'loading' })
  const [busy, setBusy] = useState(false)
  const [isWrong, setIsWrong] = useState(false)

  const start = async () => {
    setStep({ is: 'loading' })
    const { fetchChallengeUser } = await sending()
    const answer = await fetchChallengeUser()
    setStep(
      answer.ok
        ? { is: 'channel', who: answer.results }
        : { is: 'error', message: answer.error.message || shared.couldNotComplete },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the modal opens
  useEffect(() => {
    void start()
  }, [])

  /** `confirmed`: the person has confirmed this very number, country code included. */
  const request = async (who: Who, channel: ChallengeChannel, phone?: string, confirmed = false) => {
    setBusy(true)
    const { requestCode } = await sending()
    const answer = await requestCode(channel, phone, confirmed)
    setBusy(false)
    setIsWrong(false)
    if (answer.ok) {
      const { id: challengeId, contact } = answer.results.challenge
      setStep({ is: 'code', who, challengeId, contact })
      return
    }
    const { code, message, details } = answer.error
    if (code === 'phone_unconfirmed') {
      const { e164, international } = details as { e164: string; international: string }
      return setStep({ is: 'confirm', who, channel, e164, international })
    }
    const hasOwnWords = ['too_many_attempts', 'channel_unavailable', 'confirm_first', 'invalid_phone'].includes(code)
    toast({ type: 'danger', title: shared.error, message: hasOwnWords ? message : words.sendFailed })
  }

  const verify = async (challengeId: number, code: string, remember: boolean) => {
    if (!/^\d{6}$/.test(code)) {
      setIsWrong(true)
      toast({ type: 'danger', title: shared.error, message: words.sixDigits })
      return
    }
    setBusy(true)
    const { submitCode } = await sending()
    const answer = await submitCode(challengeId, code, device && remember)
    setBusy(false)
    if (answer.ok) {
      tellVerified(challengeId)
      await onVerified(challengeId)
      return
    }
    setIsWrong(true)
    const { code: problem, message } = answer.error
    toast(
      problem === 'wrong_code'
        ? { type: 'danger', title: words.incorrect, message: words.sixDigits }
        : { type: 'danger', title: shared.error, message: message || shared.couldNotComplete },
    )
  }

  return {
    step,
    busy,
    isWrong,
    minutes: 'who' in step ? step.who.minutes : usualMinutes,
    request,
    verify,
    retype: () => setIsWrong(false),
    again: (who: Who) => setStep({ is: 'channel', who }),
    start: () => void start(),
  }
}
