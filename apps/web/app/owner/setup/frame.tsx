import './setup.css'
import { type HomeSetup, type SetupStep, setupSteps } from '@porchlight/contract'
import { ButtonLink, classNames, Icon, UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { HomeCrumbs } from '#app/features/homes/home-crumbs.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { stepHref, useHomePaths, useIsStaffHomePage } from '#app/lib/home-paths.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { SaveState } from './use-auto-save.ts'
import { useMissing } from './use-missing.ts'

type Step = HomeSetup['steps'][number]

const Mark = ({ state, current }: { state: Step['state']; current: boolean }) => (
  <span className="setup-mark" data-state={current ? 'current' : state}>
    {state !== 'open' && <Icon name="check" size={14} />}
  </span>
)

const Line = ({ step, current, homeId }: { step: Step; current: boolean; homeId: number }) => {
  const words = useWords(setupWords)
  const missing = useMissing()
  const to = stepHref(useHomePaths(), step, homeId)
  const name = words.steps[step.step]
  const said = step.state === 'open' ? missing(step) : step.state === 'waived' ? words.waived : words.done
  return (
    <li
      className={classNames('setup-step', current && 'setup-step-current')}
      aria-current={current ? 'step' : undefined}
    >
      <Mark state={step.state} current={current} />
      <span>
        {!current ? <UiLink href={to}>{name}</UiLink> : <b>{name}</b>}
        <small>{said}</small>
      </span>
    </li>
  )
}

const Dashes = ({ steps, current }: { steps: readonly Step[]; current: SetupStep }) => (
  <span className="setup-dashes" aria-hidden="true">
    {steps.map(({ step, state }) => (
      <i key={step} data-state={step === current ? 'current' : state} />
    ))}
  </span>
)

/** Save status of the step. */
export const SaveStatus = ({ state }: { state: SaveState }) => {
  const words = useWords(setupWords)
  const { clock } = useFormats()
  const said = (): string => {
    if (state.kind === 'saved')
      return words.savedAt({ time: clock(state.at, Intl.DateTimeFormat().resolvedOptions().timeZone) })
    if (state.kind === 'not') return words.notSaved({ why: state.why })
    return state.kind === 'saving' ? words.saving : words.saves
  }
  return (
    <p className="setup-saved t-small" role="status" data-kind={state.kind}>
      <Icon name={state.kind === 'not' ? 'alert' : 'check'} size={16} />
      {said()}
    </p>
  )
}

type Props = {
  setup: HomeSetup
  current: SetupStep
  lead: string
  /** Set when the step saves automatically. */
  saving?: SaveState
  children: ReactNode
}

/** A setup step, next to the list of all ten with what is missing. */
export const SetupFrame = ({ setup, current, lead, saving, children }: Props) => {
  const words = useWords(setupWords)
  const paths = useHomePaths()
  const isStaff = useIsStaffHomePage()
  const { home, steps } = setup
  const place = setupSteps.indexOf(current)
  const next = [...steps.slice(place + 1), ...steps.slice(0, place)].find(({ state }) => state === 'open')
  return (
    <div className="setup">
      <div className="setup-side">
        <HomeCrumbs label={words.homes} crumbs={[{ label: words.homes, href: paths.homes }, { label: home.name }]} />
        <p className="setup-home">{home.name}</p>
        {saving && <SaveStatus state={saving} />}
        <ol className="setup-steps" aria-label={words.list}>
          {steps.map((step) => (
            <Line key={step.step} step={step} current={step.step === current} homeId={home.id} />
          ))}
        </ol>
      </div>
      <div className="setup-main">
        <p className="t-small muted num setup-over">
          <b>{home.name}</b> {words.stepOf({ number: place + 1, steps: setupSteps.length })}
        </p>
        <Dashes steps={steps} current={current} />
        <h1 className="setup-title">{words.steps[current]}</h1>
        <p className="muted setup-lead">{lead}</p>
        {children}
        <p className="setup-next">
          {next && (
            <ButtonLink look="primary" href={stepHref(paths, next, home.id)} iconAfter="arrow-right">
              {words.steps[next.step]}
            </ButtonLink>
          )}
          {next && <span className="t-small muted">{words.next}</span>}
          {!isStaff && (
            <UiLink className="inline-link setup-back" href={paths.homes}>
              {words.backToHomes}
            </UiLink>
          )}
        </p>
      </div>
    </div>
  )
}
