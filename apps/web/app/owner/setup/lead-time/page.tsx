import { keepLeadTime, type LeadTime, leadTimeOfHome, setupOfHome } from '@porchlight/contract'
import { Button, Section, Select } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ConfirmedTerms } from '#app/features/prices/confirmed-terms.tsx'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { SetupFrame } from '../frame.tsx'
import { redirectToHome } from '../redirect-to-home.ts'
import { type SaveOutcome, useAutoSave } from '../use-auto-save.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (!params.propertyId) return redirectToHome(api, 'lead-time')
  const home = { params: { id: params.propertyId } }
  const [given, setup] = await Promise.all([api(leadTimeOfHome, home), api(setupOfHome, home)])
  return { given: resultsOf(given), setup: resultsOf(setup) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Fields = { [Name in keyof LeadTime]: LeadTime[Name] | null }

const isWhole = (fields: Fields): fields is LeadTime => Object.values(fields).every((value) => value !== null)

const LeadTimeStep = ({ given, setup }: Route.ComponentProps['loaderData']) => {
  const { leadTime: words, unsound } = useWords(setupWords)
  const { locale } = useHabits()
  const { timeOfDay } = useFormats()
  const { revalidate } = useRevalidator()
  const [fields, setFields] = useState<Fields>(given.leadTime)
  const isOpen = setup.steps.some(({ step, state }) => step === 'lead-time' && state === 'open')
  const [accepted, setAccepted] = useState(false)
  const concerns = usePriceConcerns()
  const keep = async ({ fields: now }: { fields: Fields }): Promise<SaveOutcome> => {
    if (!isWhole(now)) return { why: unsound, again: false }
    const key = JSON.stringify(now)
    const missing = concerns.missing(key)
    if (missing) return { why: missing, again: false }
    const body = { ...now, confirm: concerns.confirmationOf(key) }
    const answer = await api(keepLeadTime, { params: { id: given.home.id }, body })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      return { why: answer.error.message, again: answer.error.code === 'offline' }
    }
    void revalidate()
    return undefined
  }
  const { state } = useAutoSave({ fields, accepted, reason: concerns.reason }, keep)
  const number = (name: keyof Fields) => ({
    name,
    value: fields[name],
    locale,
    words: { unclear: words.unclear },
    onChange: (value: number | null) => setFields((before) => ({ ...before, [name]: value })),
  })
  const hours = Array.from({ length: 25 }, (_, hour) => ({
    value: String(hour),
    label: hour === 24 ? words.midnight : timeOfDay(`${String(hour).padStart(2, '0')}:00`),
  }))
  return (
    <SetupFrame setup={setup} current="lead-time" lead={words.lead} saving={state}>
      <form className="setup-form" onSubmit={(event) => event.preventDefault()}>
        <Section title={words.ahead}>
          <div className="setup-fields">
            <div className="setup-pair">
              <NumberField label={words.notice} hint={words.noticeHint} min={0} max={365} {...number('noticeDays')} />
              <Select
                label={words.cutoff}
                emptyText=""
                value={String(fields.sameDayCutoffHour ?? 18)}
                options={hours}
                onChange={(hour) => setFields((before) => ({ ...before, sameDayCutoffHour: Number(hour) }))}
              />
              <NumberField label={words.window} min={1} max={1095} {...number('windowDays')} />
            </div>
            <PriceConcerns
              concerns={concerns.concernsOf(JSON.stringify(fields))}
              reason={concerns.reason}
              onReason={concerns.onReason}
            />
            <ConfirmedTerms confirmed={given.confirmed} timeZone={setup.home.timeZone} />
          </div>
        </Section>
        <Section title={words.between}>
          <div className="setup-fields">
            <div className="setup-pair">
              <NumberField
                label={words.preparation}
                hint={words.preparationHint}
                min={0}
                max={30}
                {...number('preparationNights')}
              />
            </div>
          </div>
        </Section>
        {isOpen && !accepted && (
          <p className="setup-preview">
            <Button onClick={() => setAccepted(true)}>{words.accept}</Button>
          </p>
        )}
      </form>
    </SetupFrame>
  )
}

/** `/owners/lead-time/{propertyId}`: booking window and preparation time of a home. */
const LeadTimePage = ({ loaderData }: Route.ComponentProps) => (
  <LeadTimeStep key={loaderData.given.home.id} {...loaderData} />
)
export default LeadTimePage
