import type { DocumentState } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { AgreementRequest } from './agreement-address.ts'
import { type AgreementContent, loadAgreement } from './agreement-cache.ts'
import { useVersionDate } from './version-date.ts'

type Found = { content?: AgreementContent; failure?: string }

/** An agreement while it loads, with a retry. `live`: the current version. */
export const useAgreement = ({ type, query }: AgreementRequest, live = false) => {
  const words = useWords(agreementWords)
  const dayOf = useVersionDate()
  const [attempt, setAttempt] = useState(0)
  const [{ content, failure }, setFound] = useState<Found>({})
  const requestKey = JSON.stringify({ type: live ? `live-${type}` : type, query })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    let current = true
    const show = (found: Found) => current && setFound(found)
    loadAgreement(JSON.parse(requestKey)).then(
      (answer) => show(answer.ok ? { content: answer.results } : { failure: answer.error.message }),
      () => show({ failure: words.failed }),
    )
    return () => {
      current = false
    }
  }, [requestKey, attempt])
  const state = (): DocumentState => {
    if (failure !== undefined) return { kind: 'failed', message: failure || words.failed }
    if (!content) return { kind: 'loading' }
    const { title, customFile, agreement, version, inForceFrom, textHash } = content
    if (customFile) return { kind: 'file', title, url: customFile.url }
    const printNote = words.printNote({ version, date: dayOf(inForceFrom), hash: textHash })
    return { kind: 'text', title, html: agreement, language: 'en', printNote }
  }
  const tryAgain = () => {
    setFound({})
    setAttempt(attempt + 1)
  }
  return { content, state: state(), tryAgain }
}
