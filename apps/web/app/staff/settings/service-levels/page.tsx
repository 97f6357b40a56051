import '../../staff.css'
import '../settings.css'
import './levels.css'
import {
  type ServiceInclusion,
  type ServiceLevel,
  type ServiceOffer,
  saveServiceLevels,
  serviceLevelDesk,
  serviceText,
} from '@porchlight/contract'
import { Alert, Badge, Button, EmptyState, PageHead, Section, Table, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { levelSettingsWords } from '#app/lib/messages/staff/service-levels.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { LevelHistory } from './history.tsx'
import { InclusionsForm } from './inclusions-form.tsx'
import { LevelForm } from './level-form.tsx'
import { codeFor, movedUp, noText, withInclusions, withLevel, withoutLevel } from './offer-edits.ts'
import { ReasonStep } from './reason-step.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(serviceLevelDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Editor = { what: 'level'; level: ServiceLevel | undefined } | { what: 'inclusions' }
/** A change that needs a reason before it is saved. */
type PendingChange = { title: string; text: string; offer: ServiceOffer }

const newLevel = { name: noText, description: noText, commissionBasisPoints: 0, active: true, arrangements: {} }

/** `/staff/settings/service-levels`: the service levels offered to owners, with their commissions. */
const ServiceLevelsPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(levelSettingsWords)
  const { percent } = useFormats()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [editor, setEditor] = useState<Editor>()
  const [pending, setPending] = useState<PendingChange>()
  const { offer, version } = desk
  const said = (level: ServiceLevel) => serviceText(level.name, language)
  const homesOf = (code: string) => desk.homes.find((one) => one.code === code)

  const save = async (next: ServiceOffer, reason = '') => {
    const answer = await api(saveServiceLevels, { body: { version, offer: next, reason } })
    if (!answer.ok) return answer.error.message
    toast({ type: 'success', message: words.saved })
    setEditor(undefined)
    setPending(undefined)
    await revalidate()
    return undefined
  }
  const saveNow = async (next: ServiceOffer) => {
    const refusal = await save(next)
    if (refusal) toast({ type: 'danger', message: refusal })
  }
  const saveLevel = (level: ServiceLevel | undefined) => (fields: Omit<ServiceLevel, 'code'>, reason: string) => {
    const taken = offer.levels.map(({ code }) => code)
    const code = level?.code ?? codeFor(fields.name.en, taken)
    const known = offer.inclusions.map(({ id }) => [id, fields.arrangements[id] ?? 'not_included'] as const)
    return save(withLevel(offer, { ...fields, code, arrangements: Object.fromEntries(known) }), reason)
  }
  const saveInclusions = (inclusions: ServiceInclusion[]) => save(withInclusions(offer, inclusions))
  const remove = (level: ServiceLevel) =>
    setPending({
      title: words.deleteTitle({ name: said(level) }),
      text: words.deleteText,
      offer: withoutLevel(offer, level.code),
    })
  const restore = (earlier: ServiceOffer) =>
    setPending({ title: words.restoreTitle, text: words.restoreText, offer: earlier })
  const isEmpty = offer.levels.length === 0

  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <Button look="primary" onClick={() => setEditor({ what: 'level', level: undefined })}>
            {words.add}
          </Button>
        }
      />
      {pending && (
        <ReasonStep
          title={pending.title}
          text={pending.text}
          close={() => setPending(undefined)}
          run={(reason) => save(pending.offer, reason)}
        />
      )}
      {editor?.what === 'level' && (
        <Section title={editor.level ? words.editTitle({ name: said(editor.level) }) : words.newTitle}>
          <LevelForm
            key={editor.level?.code ?? 'new'}
            level={editor.level}
            inclusions={offer.inclusions}
            homes={editor.level && homesOf(editor.level.code)}
            start={editor.level ?? newLevel}
            save={saveLevel(editor.level)}
            cancel={() => setEditor(undefined)}
          />
        </Section>
      )}
      {editor?.what === 'inclusions' && (
        <Section title={words.points}>
          <InclusionsForm inclusions={offer.inclusions} save={saveInclusions} cancel={() => setEditor(undefined)} />
        </Section>
      )}
      {isEmpty && !editor && (
        <EmptyState
          title={words.none}
          actions={<Button onClick={() => void saveNow(desk.starter)}>{words.useStarter}</Button>}
        >
          {words.noneText({
            levels: desk.starter.levels
              .map((level) => `${said(level)} (${percent(level.commissionBasisPoints)})`)
              .join(', '),
          })}
        </EmptyState>
      )}
      {!isEmpty && !offer.levels.some(({ active }) => active) && <Alert tone="warning">{words.noneOffered}</Alert>}
      {!isEmpty && (
        <Table
          caption={words.title}
          rows={offer.levels}
          rowKey={({ code }) => code}
          columns={[
            {
              id: 'name',
              head: words.level,
              cell: (level) => (
                <span className="staff-cell">
                  <span data-content>{said(level)}</span>
                  <small data-content>{serviceText(level.description, language)}</small>
                  {!level.active && <Badge>{words.notOffered}</Badge>}
                </span>
              ),
            },
            {
              id: 'commission',
              head: words.commission,
              align: 'end',
              cell: ({ commissionBasisPoints }) => percent(commissionBasisPoints),
            },
            { id: 'homes', head: words.homes, align: 'end', cell: ({ code }) => homesOf(code)?.homes ?? 0 },
            {
              id: 'acts',
              head: words.acts,
              cell: (level) => (
                <span className="staff-acts">
                  <Button size="small" onClick={() => setEditor({ what: 'level', level })}>
                    {words.edit}
                  </Button>
                  {level !== offer.levels[0] && (
                    <Button size="small" onClick={() => void saveNow(movedUp(offer, level.code))}>
                      {words.moveUp}
                    </Button>
                  )}
                  {!homesOf(level.code) && (
                    <Button size="small" onClick={() => remove(level)}>
                      {words.delete}
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
      {editor?.what !== 'inclusions' && (
        <Section
          title={words.points}
          note={words.pointsText}
          side={
            <Button size="small" onClick={() => setEditor({ what: 'inclusions' })}>
              {words.editPoints}
            </Button>
          }
        >
          <ul className="level-points" data-content>
            {offer.inclusions.map(({ id, label }) => (
              <li key={id}>{serviceText(label, language)}</li>
            ))}
          </ul>
        </Section>
      )}
      {!isEmpty && (
        <p className="settings-note">
          <UiLink className="inline-link" href={href('/list-your-property')}>
            {words.seePage}
          </UiLink>
        </p>
      )}
      <LevelHistory history={desk.history} restore={restore} />
    </>
  )
}
export default ServiceLevelsPage
