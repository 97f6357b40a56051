import { type HomeSetup, moveOwnHome, setupOfHome } from '@porchlight/contract'
import { Alert, Button, ConfirmButton, Section, Status, TextArea, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { HomeHistory } from '#app/features/homes/home-history.tsx'
import { homeMarks } from '#app/features/homes/home-marks.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { stepHref, useHomePaths } from '#app/lib/home-paths.ts'
import { ownerHomesWords } from '#app/lib/messages/owner/homes.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SetupFrame } from '../frame.tsx'
import { redirectToHome } from '../redirect-to-home.ts'
import { useMissing } from '../use-missing.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (!params.propertyId) return redirectToHome(api, 'final-approval')
  return resultsOf(await api(setupOfHome, { params: { id: params.propertyId } }))
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type State = HomeSetup['home']['status']

/** Status changes the owner can make, or staff on the owner's behalf. */
const Moves = ({ setup: { home, moves, steps } }: { setup: HomeSetup }) => {
  const { approval: words } = useWords(setupWords)
  const { revalidate } = useRevalidator()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<State>()
  const isOpen = steps.some(({ step, state }) => state === 'open' && step !== 'final-approval')
  const possible = moves.filter(
    (to) => to !== 'retired' && !(to === 'submitted' && isOpen) && !(to === 'live' && isOpen),
  )
  const move = async (to: State) => {
    setBusy(to)
    setProblem('')
    const answer = await api(moveOwnHome, { params: { id: home.id }, body: { to, note } })
    setBusy(undefined)
    if (!answer.ok) return setProblem(answer.error.message)
    setNote('')
    toast({ type: 'success', message: words.moved })
    await revalidate()
  }
  if (possible.length === 0 && !moves.includes('retired')) return null
  return (
    <div className="setup-fields">
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <TextArea label={words.note} rows={2} maxLength={500} value={note} onChange={setNote} />
      <div className="setup-acts">
        {possible.map((to) => (
          <Button
            key={to}
            look={to === 'submitted' || to === 'live' ? 'primary' : 'quiet'}
            busy={busy === to}
            onClick={() => void move(to)}
          >
            {words.moves[to]}
          </Button>
        ))}
        {moves.includes('retired') && (
          <ConfirmButton
            look="bare"
            words={{
              title: words.sure,
              consequence: words.sureText,
              confirm: words.moves.retired,
              cancel: words.keep,
              close: words.close,
            }}
            onConfirm={() => move('retired')}
          >
            {words.moves.retired}
          </ConfirmButton>
        )}
      </div>
    </div>
  )
}

const Open = ({ setup: { home, steps } }: { setup: HomeSetup }) => {
  const words = useWords(setupWords)
  const missing = useMissing()
  const paths = useHomePaths()
  const open = steps.filter(({ step, state }) => state === 'open' && step !== 'final-approval')
  if (open.length === 0) return home.status === 'draft' ? <p>{words.approval.ready}</p> : null
  return (
    <ul className="setup-open">
      {open.map((step) => (
        <li key={step.step}>
          <UiLink href={stepHref(paths, step, home.id)}>{words.steps[step.step]}</UiLink>
          <small>{missing(step)}</small>
        </li>
      ))}
    </ul>
  )
}

/** `/owners/final-approval/{propertyId}`: remaining steps and submission of a home. */
const ApprovalPage = ({ loaderData: setup }: Route.ComponentProps) => {
  const { approval: words } = useWords(setupWords)
  const { states } = useWords(ownerHomesWords)
  const { home } = setup
  const preview = href('/preview-property/:propertyId/:hash?', { propertyId: String(home.id), hash: home.previewHash })
  return (
    <SetupFrame setup={setup} current="final-approval" lead={words.lead}>
      <Section title={states[home.status]} note={<Status state={homeMarks[home.status]}>{home.town}</Status>}>
        <Open setup={setup} />
        <p className="setup-preview">
          <UiLink className="inline-link" href={preview}>
            {words.preview}
          </UiLink>
        </p>
        <Moves key={home.status} setup={setup} />
      </Section>
      <HomeHistory setup={setup} />
    </SetupFrame>
  )
}
export default ApprovalPage
