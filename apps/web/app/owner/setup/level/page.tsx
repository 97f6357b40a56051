import { chooseServiceLevel, dateIn, type HomeSetup, serviceText, setupOfHome } from '@porchlight/contract'
import { EmptyState, RadioGroup, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useIsStaffHomePage } from '#app/lib/home-paths.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SetupFrame } from '../frame.tsx'
import { redirectToHome } from '../redirect-to-home.ts'
import { type SaveOutcome, useAutoSave } from '../use-auto-save.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (!params.propertyId) return redirectToHome(api, 'service-level')
  return resultsOf(await api(setupOfHome, { params: { id: params.propertyId } }))
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const LevelStep = ({ setup }: { setup: HomeSetup }) => {
  const { steps, level: words, year } = useWords(setupWords)
  const { percent } = useFormats()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const isStaff = useIsStaffHomePage()
  const { home, levels } = setup
  const [level, setLevel] = useState(home.serviceLevel)
  const keep = async (chosen: typeof level): Promise<SaveOutcome> => {
    if (!chosen) return undefined
    const answer = await api(chooseServiceLevel, { params: { id: home.id }, body: { level: chosen } })
    if (!answer.ok) return { why: answer.error.message, again: answer.error.code === 'offline' }
    void revalidate()
    return undefined
  }
  const { state } = useAutoSave(level, keep)
  return (
    <SetupFrame setup={setup} current="service-level" lead={words.lead} saving={state}>
      {levels.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <RadioGroup
          legend={steps['service-level']}
          hideLegend
          value={level ?? ''}
          options={levels.map(({ code, name, description, commissionBasisPoints }) => ({
            value: code,
            label: words.named({ name: serviceText(name, language), percent: percent(commissionBasisPoints) }),
            hint: serviceText(description, language),
            disabled: !home.mayChooseLevel && code !== home.serviceLevel,
          }))}
          onChange={setLevel}
        />
      )}
      {!isStaff && (
        <p className="setup-preview">
          <UiLink
            className="inline-link"
            href={href('/owners/service-level/:year/:propertyId', {
              year: dateIn(home.timeZone, new Date()).slice(0, 4),
              propertyId: String(home.id),
            })}
          >
            {year.link}
          </UiLink>
        </p>
      )}
      {!home.mayChooseLevel && <p className="setup-preview muted">{words.agreed}</p>}
    </SetupFrame>
  )
}

/** `/owners/service-level/{propertyId}`: choose a plan and see its cost. */
const LevelPage = ({ loaderData: setup }: Route.ComponentProps) => <LevelStep key={setup.home.id} setup={setup} />
export default LevelPage
