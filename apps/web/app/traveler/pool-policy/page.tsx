import '../prepare.css'
import { acceptAgreements, agreementContent, myAgreements } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Checkbox, DocumentText } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator, useSearchParams } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

const type = 'pool-policy'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api: call } = context.get(pageRequest)
  const [content, mine] = await Promise.all([call(agreementContent, { params: { type } }), call(myAgreements)])
  const { agreement, version } = resultsOf(content)
  const accepted = resultsOf(mine).agreements.find((mine) => mine.type === type && mine.version === version)
  return { agreement, version, acceptedAt: accepted?.at ?? null }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Accept = ({ version }: { version: number }) => {
  const words = useWords(prepareWords)
  const { revalidate } = useRevalidator()
  const [read, setRead] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const accept = async () => {
    setBusy(true)
    const answer = await api(acceptAgreements, { body: { agreements: [{ type, version }], accepted: true } })
    setFailure(
      answer.ok ? undefined : answer.error.code === 'agreement_changed' ? words.poolChanged : answer.error.message,
    )
    await revalidate()
    setBusy(false)
  }
  return (
    <>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <Checkbox label={words.poolAccept} checked={read} onChange={setRead} />
      <div className="prepare-acts">
        <Button look="primary" busy={busy} disabled={!read} onClick={() => void accept()}>
          {words.poolSend}
        </Button>
      </div>
    </>
  )
}

/** `/travelers/pool-policy`: the pool rules, to read and accept. */
export default function PoolPolicyPage({ loaderData: { agreement, version, acceptedAt } }: Route.ComponentProps) {
  const words = useWords(prepareWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  const language = useLanguage()
  const [search] = useSearchParams()
  const booking = search.get('booking')
  return (
    <div className="wrap prepare">
      <h1 className="t-h1">{words.poolName}</h1>
      <p className="t-lead">{words.poolLead}</p>
      {!language.startsWith('en') && <Alert tone="info">{words.english}</Alert>}
      <DocumentText label={words.poolName} html={agreement} language="en" className="prepare-text" />
      {acceptedAt ? (
        <Alert tone="positive">{words.poolAccepted({ date: date(dayOf(acceptedAt)) })}</Alert>
      ) : (
        <Accept key={version} version={version} />
      )}
      {booking !== null && /^[1-9]\d*$/.test(booking) && (
        <div className="prepare-acts">
          <ButtonLink href={href('/travelers/bookings/:id', { id: booking })}>{words.toStay}</ButtonLink>
        </div>
      )}
    </div>
  )
}
