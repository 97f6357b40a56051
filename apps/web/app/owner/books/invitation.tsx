import './books.css'
import { acceptAccountantInvitation, accountantInvitation, type ResultsOf } from '@porchlight/contract'
import { Button, ButtonLink, toast } from '@porchlight/ui'
import { useState } from 'react'
import { data, href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useOpenUser } from '#app/lib/session.ts'
import type { Route } from './+types/invitation'
import { privateHeaders } from './private-headers.ts'

type Invitation = ResultsOf<typeof accountantInvitation>['invitation']

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const answer = await context.get(pageRequest).api(accountantInvitation, { params: { token: params.hash } })
  if (!answer.ok && answer.error.code === 'not_found') return data({ invitation: null }, { status: 404 })
  return { invitation: resultsOf(answer).invitation }
}

export const headers = privateHeaders

export const meta = (args: Route.MetaArgs) => {
  const { invitation: words } = wordsIn(accountantWords, spokenIn(args))
  const invitation = args.loaderData?.invitation
  return pageMeta(args, { title: invitation ? words.title(invitation) : words.gone, noindex: true })
}

const Gone = () => {
  const { invitation: words } = useWords(accountantWords)
  return (
    <div className="wrap books-invitation">
      <h1 className="t-h1">{words.gone}</h1>
      <p className="t-lead">{words.goneText}</p>
      <ButtonLink href={href('/accountants')}>{words.open}</ButtonLink>
    </div>
  )
}

const Accept = ({ token }: { token: string }) => {
  const { invitation: words } = useWords(accountantWords)
  const shared = useWords(formWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    const answer = await api(acceptAccountantInvitation, { params: { token } })
    setBusy(false)
    if (answer.ok) await navigate(href('/accountants/:ownerId', { ownerId: String(answer.results.ownerId) }))
    else toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
  }
  return (
    <Button look="primary" busy={busy} onClick={() => void accept()}>
      {words.accept}
    </Button>
  )
}

const Action = ({ token, email }: { token: string; email: string }) => {
  const { invitation: words } = useWords(accountantWords)
  const user = useOpenUser()
  if (!user)
    return (
      <ButtonLink look="primary" href={href('/accountants/invitations/:hash/accept', { hash: token })}>
        {words.login}
      </ButtonLink>
    )
  if (user.email.toLowerCase() !== email.toLowerCase())
    return (
      <p className="t-lead" data-content>
        {words.otherEmail({ email: user.email, wanted: email })}
      </p>
    )
  return <Accept token={token} />
}

const Shown = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const { invitation: words } = useWords(accountantWords)
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const { owner, email, expiresAt } = invitation
  return (
    <div className="wrap books-invitation">
      <h1 className="t-h1">{words.title({ owner })}</h1>
      <p className="t-lead">{words.text({ owner })}</p>
      <p>
        {words.address({ email })} {words.until({ when: day(dayOf(expiresAt)) })}
      </p>
      <Action token={token} email={email} />
    </div>
  )
}

/** `/accountants/invitations/{hash}`: who is inviting, and the button to accept; `/accept` requires a login first. */
const InvitationPage = ({ loaderData: { invitation }, params: { hash } }: Route.ComponentProps) =>
  invitation ? <Shown token={hash} invitation={invitation} /> : <Gone />
export default InvitationPage
