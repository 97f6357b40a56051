import {
  addScheduledRule,
  type BodyOf,
  languages,
  messageAutomations,
  type PlannedMessage,
  previewScheduledRule,
  type ScheduledRule,
  saveScheduledRule,
  scheduledEvents,
} from '@porchlight/contract'
import { Alert, Button, Checkbox, Select, TextField, toast } from '@porchlight/ui'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { api } from '#app/lib/api.ts'
import { goToUnread, useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { markIn } from '../../use-step-up-action.tsx'
import { comparedRule } from './compared-rule.ts'
import { HomeConditions, type HomesAndGroups } from './home-conditions.tsx'
import { type RuleFields, ruleProblems } from './rule-fields.ts'
import { TextsFields } from './texts-fields.tsx'

const blank: RuleFields = {
  name: '',
  event: 'check_in',
  days: -3,
  time: '10:00',
  late: 'skip',
  conditions: {
    minNights: null,
    maxNights: null,
    homeIds: [],
    groupIds: [],
    exceptHomeIds: [],
    exceptGroupIds: [],
    languages: [],
    guestTag: null,
    brandId: null,
    season: null,
  },
  texts: { en: '', es: '', fr: '', de: '' },
  paused: true,
}

const fieldsOf = ({ id: _, version: __, ...fields }: ScheduledRule): RuleFields => fields

const Preview = ({ preview }: { preview: PlannedMessage }) => {
  const words = useWords(messageSettingsWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const { at, skippedBecause, text } = preview
  return (
    <blockquote className="message-preview">
      <p className="muted num">
        {at ? words.willSend({ time: moment(at, zone) }) : skippedBecause && words.reasons[skippedBecause]}
      </p>
      <p data-content>{text}</p>
    </blockquote>
  )
}

type Props = { rule?: ScheduledRule; desk: HomesAndGroups; onAdded?: () => void }

/** Adds a scheduled message, or edits an existing one. A preview shows it for a real stay. */
export const RuleForm = ({ rule, desk, onAdded }: Props) => {
  const words = useWords(messageSettingsWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { noNumber } = useWords(pricingEditorWords)
  const number = { locale: useHabits().locale, words: { unclear: noNumber } }
  const place = useRef<HTMLFormElement>(null)
  const form = useFields<RuleFields>({
    values: rule ? fieldsOf(rule) : blank,
    problemsOf: (fields) => ruleProblems(fields, { ...words, required: shared.required }),
  })
  const read = useLatestRead(rule?.version, async () => {
    const now = await api(messageAutomations, {})
    return now.ok ? now.results.rules.find(({ id }) => id === rule?.id)?.version : rule?.version
  })
  const [booking, setBooking] = useState('')
  const [preview, setPreview] = useState<PlannedMessage>()
  const [problem, setProblem] = useState<string>()
  const { values } = form
  const { conditions } = values
  const setCondition = (changes: Partial<RuleFields['conditions']>) => {
    for (const [name, value] of Object.entries(changes))
      form.change(`conditions.${name as keyof RuleFields['conditions']}`, value as never)
  }
  const setSeason = (changes: Partial<{ from: string; until: string }>) => {
    const season = { from: conditions.season?.from ?? '', until: conditions.season?.until ?? '', ...changes }
    setCondition({ season: season.from === '' && season.until === '' ? null : season })
  }
  const bodyOf = ({ days, time, ...fields }: RuleFields): BodyOf<typeof addScheduledRule> => ({
    ...fields,
    days: days ?? 0,
    time: time || null,
  })
  const save = async (fields: RuleFields) => {
    const body = bodyOf(fields)
    const answer = rule
      ? await api(saveScheduledRule, {
          params: { ruleId: String(rule.id) },
          body: { ...body, version: read.latestRead ?? undefined },
        })
      : await api(addScheduledRule, { body })
    if (!answer.ok) {
      const { message, required, code } = answer.error
      return read.refused(markIn(form, shared.error))(message, required ?? [], code)
    }
    read.saved(answer.results.rules.find(({ id }) => id === rule?.id)?.version)
    toast({ type: 'success', message: words.saved })
    await revalidate()
    onAdded?.()
  }
  const show = async () => {
    if (goToUnread(place.current)) return
    const answer = await api(previewScheduledRule, { body: { ...bodyOf(values), bookingNumber: booking } })
    setProblem(answer.ok ? undefined : answer.error.message)
    setPreview(answer.ok ? answer.results.preview : undefined)
  }
  return (
    <form ref={place} method="post" className="message-form" onSubmit={form.submit(save)} noValidate>
      <TextField label={words.name} required maxLength={80} autoComplete="off" {...form.field('name')} />
      <div className="message-pair">
        <Select
          label={words.event}
          emptyText={words.event}
          value={values.event}
          options={scheduledEvents.map((event) => ({ value: event, label: words.events[event] }))}
          onChange={(event) => form.change('event', event as RuleFields['event'])}
        />
        <NumberField
          label={words.days}
          hint={words.daysHint}
          min={-365}
          max={365}
          {...number}
          {...form.field('days')}
        />
        <TextField
          label={words.time}
          hint={words.timeHint}
          type="time"
          value={values.time ?? ''}
          onChange={(time) => form.change('time', time || null)}
        />
        <Select
          label={words.late}
          emptyText={words.late}
          value={values.late}
          options={(['send_soon', 'skip'] as const).map((late) => ({ value: late, label: words.lates[late] }))}
          onChange={(late) => form.change('late', late as RuleFields['late'])}
        />
        <NumberField
          label={words.minNights}
          min={1}
          max={365}
          {...number}
          value={conditions.minNights}
          onChange={(minNights) => setCondition({ minNights })}
        />
        <NumberField
          label={words.maxNights}
          min={1}
          max={365}
          {...number}
          value={conditions.maxNights}
          error={form.errorAt('conditions.maxNights')}
          onChange={(maxNights) => setCondition({ maxNights })}
        />
        <Select
          label={words.reads}
          emptyText={words.anyLanguage}
          value={conditions.languages[0] ?? ''}
          options={[
            { value: '', label: words.anyLanguage },
            ...languages.map((language) => ({ value: language, label: words.languages[language] })),
          ]}
          onChange={(language) => setCondition({ languages: languages.filter((one) => one === language) })}
        />
        <TextField
          label={words.guestTag}
          maxLength={40}
          value={conditions.guestTag ?? ''}
          onChange={(tag) => setCondition({ guestTag: tag || null })}
        />
        <TextField
          label={words.seasonFrom}
          hint={words.seasonHint}
          maxLength={5}
          value={conditions.season?.from ?? ''}
          error={form.errorAt('conditions.season.from')}
          onChange={(from) => setSeason({ from })}
        />
        <TextField
          label={words.seasonUntil}
          maxLength={5}
          value={conditions.season?.until ?? ''}
          error={form.errorAt('conditions.season.until')}
          onChange={(until) => setSeason({ until })}
        />
      </div>
      <HomeConditions desk={desk} conditions={conditions} onChange={setCondition} />
      <TextsFields
        texts={values.texts}
        errorAt={(language) => form.errorAt(`texts.${language}`)}
        onChange={(language, text) => form.change(`texts.${language}`, text)}
      />
      <Checkbox
        quiet
        label={words.paused}
        checked={values.paused}
        onChange={(paused) => form.change('paused', paused)}
      />
      <div className="message-pair">
        <TextField label={words.previewOn} hint={words.previewHint} value={booking} onChange={setBooking} />
        <Button onClick={() => void show()} disabled={booking.trim() === ''}>
          {words.preview}
        </Button>
      </div>
      {preview && <Preview preview={preview} />}
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {read.isOvertaken && rule && <Overtaken fields={comparedRule(values, rule, words, desk)} />}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
