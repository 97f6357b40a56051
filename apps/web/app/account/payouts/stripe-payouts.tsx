import type { ThroughStripe as StripeStatus } from '@porchlight/contract'
import { Alert, Button, Section, Status, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { payoutWords } from '#app/lib/messages/account/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot } from '#app/lib/session.ts'
import { useSecurityAction } from '../security/use-security-action.tsx'

/** The portal that Stripe returns to. */
const usePayee = (): 'owners' | 'partners' | 'travelers' => {
  const portal = useRoot()?.screen?.portal
  return portal === 'owners' || portal === 'partners' ? portal : 'travelers'
}

/** After the return from Stripe: reads the account's state there, as Stripe's own notification may come later. */
const useReturn = (): void => {
  const words = useWords(payoutWords)
  const act = useSecurityAction()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const came = search.get('stripe')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that someone comes back
  useEffect(() => {
    if (came === null) return
    void navigate(pathname, { replace: true, preventScrollReset: true })
    if (came === 'again') return void toast({ type: 'info', message: words.stripe.linkOver })
    void act(({ api, lookAtStripe }) => api(lookAtStripe, {})).then((answer) => {
      if (answer) toast({ type: 'info', message: words.stripe.results[answer.stripe?.state ?? 'open'] })
    })
  }, [came])
}

const states = { none: 'off', open: 'waiting', ready: 'done' } as const

/** Payouts through Stripe: status, missing details, and the link there. */
export const StripePayouts = ({ stripe: { state, wants } }: { stripe: StripeStatus }) => {
  const { stripe: words } = useWords(payoutWords)
  const act = useSecurityAction()
  const portal = usePayee()
  const [busy, setBusy] = useState(false)
  useReturn()
  const go = async () => {
    setBusy(true)
    const answer = await act(({ api, beginAtStripe }) => api(beginAtStripe, { body: { portal } }))
    if (answer) location.assign(answer.url)
    else setBusy(false)
  }
  return (
    <Section
      title={words.title}
      side={state !== 'none' && <Status state={states[state]}>{words.states[state]}</Status>}
    >
      <p className="muted payouts-why">{words.texts[state]}</p>
      {state !== 'none' && wants.length > 0 && (
        <Alert tone={state === 'open' ? 'warning' : 'info'} className="payouts-wants">
          {words.wantsTitle}
          <ul>
            {wants.map((want) => (
              <li key={want}>{words.wants[want]}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Button look={state === 'open' ? 'primary' : undefined} busy={busy} onClick={() => void go()}>
        {words.go[state]}
      </Button>
    </Section>
  )
}
