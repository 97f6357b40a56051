import {
  addScheduledRule,
  type BodyOf,
  languages,
  type PlannedMessage,
  previewScheduledRule,
  type ScheduledRule,
  saveScheduledRule,
  scheduledEvents,
} from '@porchlight/contract'
import { Alert, Button, Checkbox, Select, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { HomeConditions, type HomesAndGroups } from './home-conditions.tsx'
import { TextsFields } from './texts-fields.tsx'

type Fields = BodyOf<typeof addScheduledRule>

const blank: Fields = {
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

/** Adds a scheduled message, or edits an existing one. A preview shows it for a real stay. */
export const RuleForm = ({ rule, desk }: { rule?: ScheduledRule; desk: HomesAndGroups }) => {
  const words = useWords(messageSettingsWords)
  const { revalidate } = useRevalidator()
  const [values, setValues] = useState<Fields>(rule ?? blank)
  const [days, setDays] = useState<number | null>(values.days)
  const { noNumber } = useWords(pricingEditorWords)
  const { required } = useWords(formWords)
  const number = { locale: useHabits().locale, words: { unclear: noNumber } }
  const form = useRef<HTMLFormElement>(null)
  const [booking, setBooking] = useState('')
  const [preview, setPreview] = useState<PlannedMessage>()
  const [problem, setProblem] = useState<string>()
  const { conditions } = values
  const set = (changes: Partial<Fields>) => setValues({ ...values, ...changes })
  const setCondition = (changes: Partial<Fields['conditions']>) => set({ conditions: { ...conditions, ...changes } })
  const setSeason = (changes: Partial<{ from: string; until: string }>) => {
    const season = { from: conditions.season?.from ?? '', until: conditions.season?.until ?? '', ...changes }
    setCondition({ season: season.from === '' && season.until === '' ? null : season })
  }
  const body = (): Fields => {
    const { name, event, time, late, texts, paused } = values
    return { name, event, days: days ?? 0, time: time || null, late, conditions, texts, paused }
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (goToUnread(form.current) || days === null) return
    const answer = rule
      ? await api(saveScheduledRule, { params: { ruleId: String(rule.id) }, body: body() })
      : await api(addScheduledRule, { body: body() })
    if (!answer.ok) return setProblem(answer.error.message)
    setProblem(undefined)
    toast({ type: 'success', message: words.saved })
    if (!rule) {
      setValues(blank)
      setDays(blank.days)
    }
    await revalidate()
  }
  const show = async () => {
    if (goToUnread(form.current)) return
    const answer = await api(previewScheduledRule, { body: { ...body(), bookingNumber: booking } })
    if (!answer.ok) return setProblem(answer.error.message)
    setProblem(undefined)
    setPreview(answer.results.preview)
  }
  return (
    <form ref={form} className="message-form" onSubmit={save} noValidate>
      <TextField label={words.name} maxLength={80} value={values.name} onChange={(name) => set({ name })} />
      <div className="message-pair">
        <Select
          label={words.event}
          emptyText={words.event}
          value={values.event}
          options={scheduledEvents.map((event) => ({ value: event, label: words.events[event] }))}
          onChange={(event) => set({ event: event as Fields['event'] })}
        />
        <NumberField
          label={words.days}
          hint={words.daysHint}
          min={-365}
          max={365}
          {...number}
          value={days}
          error={days === null ? required : undefined}
          onChange={setDays}
        />
        <TextField
          label={words.time}
          hint={words.timeHint}
          type="time"
          value={values.time ?? ''}
          onChange={(time) => set({ time: time || null })}
        />
        <Select
          label={words.late}
          emptyText={words.late}
          value={values.late}
          options={(['send_soon', 'skip'] as const).map((late) => ({ value: late, label: words.lates[late] }))}
          onChange={(late) => set({ late: late as Fields['late'] })}
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
          onChange={(from) => setSeason({ from })}
        />
        <TextField
          label={words.seasonUntil}
          maxLength={5}
          value={conditions.season?.until ?? ''}
          onChange={(until) => setSeason({ until })}
        />
      </div>
      <HomeConditions desk={desk} conditions={conditions} onChange={setCondition} />
      <TextsFields texts={values.texts} onChange={(texts) => set({ texts })} />
      <Checkbox quiet label={words.paused} checked={values.paused} onChange={(paused) => set({ paused })} />
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
      <div className="staff-acts">
        <Button type="submit" look="primary">
          {words.save}
        </Button>
      </div>
    </form>
  )
}
