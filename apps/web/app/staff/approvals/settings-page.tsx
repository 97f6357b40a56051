import '../staff.css'
import { type ApprovalSettings, approvalSettings, setThresholds, type ThresholdName } from '@porchlight/contract'
import { Alert, Button, PageHead, Section, TextArea, toast } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { SettingsCrumbs } from '../settings/settings-crumbs.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'
import type { Route } from './+types/settings-page'
import { Exemption } from './exemption.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api: call } = context.get(pageRequest)
  return resultsOf(await call(approvalSettings))
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Fields = Record<ThresholdName, number | null> & { reason: string }

/** The one-person limits; says before saving whether a change takes effect or needs approval. */
const Limits = ({ settings: { thresholds } }: { settings: ApprovalSettings }) => {
  const words = useWords(approvalWords)
  const { locale } = useHabits()
  const { count } = useFormats()
  const { act, question } = useStepUpAction()
  const form = useFields<Fields>({
    values: {
      ...(Object.fromEntries(thresholds.map(({ name, value }) => [name, value])) as Record<ThresholdName, number>),
      reason: '',
    },
    problemsOf: (fields) => ({
      ...Object.fromEntries(
        thresholds.flatMap(({ name, most }) => {
          const value = fields[name]
          if (value === null || !Number.isInteger(value) || value < 0) return [[name, words.invalidNumber]]
          return value > most ? [[name, words.tooMuch({ most: count(most) })]] : []
        }),
      ),
      ...(fields.reason.trim().length < 10 && { reason: words.reasonShort }),
    }),
  })
  const changes = thresholds.filter(({ name, value }) => form.values[name] !== value)
  const loosened = changes.filter(({ name, value }) => (form.values[name] ?? 0) > value)
  const named = loosened.map(({ name, value }) =>
    words.changed({ name: words.thresholds[name], before: count(value), after: count(form.values[name] ?? 0) }),
  )
  const save = async (fields: Fields) => {
    if (changes.length === 0) {
      toast({ type: 'danger', message: words.nothingChanged })
      return
    }
    const body = {
      thresholds: changes.map(({ name }) => ({ name, value: fields[name] ?? 0 })),
      reason: fields.reason,
    }
    const done = await act(() => api(setThresholds, { body }))
    if (done) toast({ type: 'success', message: done.outcome.state === 'pending' ? words.sent : words.saved })
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <div className="staff-pair">
        {thresholds.map(({ name, unit, standard, most }) => (
          <NumberField
            key={name}
            label={words.thresholds[name]}
            hint={(unit === 'percent' ? words.percentHint : words.currencyHint)({ standard: count(standard) })}
            min={0}
            max={most}
            required
            words={{ unclear: words.invalidNumber }}
            locale={locale}
            {...(unit === 'percent' && { unit: '%' })}
            {...form.field(name)}
          />
        ))}
      </div>
      <p>{words.always}</p>
      <TextArea label={words.reason} rows={2} maxLength={500} required {...form.field('reason')} />
      {changes.length > 0 && (
        <Alert tone={named.length > 0 ? 'warning' : 'info'}>
          {named.length > 0 ? words.loosens({ changes: named.join(', ') }) : words.tightens}
        </Alert>
      )}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
      </div>
      {question}
    </form>
  )
}

/** `/staff/approvals/settings`: one-person limits, and the sole-operator exemption. */
const ApprovalSettingsPage = ({ loaderData: { settings } }: Route.ComponentProps) => {
  const words = useWords(approvalWords)
  return (
    <>
      <SettingsCrumbs title={words.settingsTitle} />
      <PageHead title={words.settingsTitle} lead={words.settingsLead} />
      <Limits key={JSON.stringify(settings.thresholds)} settings={settings} />
      <Section title={words.exemptionTitle}>
        <Exemption settings={settings} />
      </Section>
    </>
  )
}
export default ApprovalSettingsPage
