import '../../staff.css'
import '../settings.css'
import { type AnalyticsDesk, analyticsNow, consentPolicies, saveAnalytics } from '@porchlight/contract'
import {
  Button,
  EmptyState,
  PageHead,
  PasswordField,
  RadioGroup,
  Section,
  Stat,
  Table,
  TextField,
  toast,
} from '@porchlight/ui'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { analyticsWords } from '#app/lib/messages/staff/analytics.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { markIn, useStepUpAction } from '../../use-step-up-action.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(analyticsNow))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Company names stay the same in every language. */
const sinkNames = { ga4: 'Google Analytics 4', meta: 'Meta' } as const

type Fields = {
  policy: AnalyticsDesk['policy']
  measurementId: string
  ga4Secret: string
  pixelId: string
  metaSecret: string
  url: string
  webhookSecret: string
}

const fieldsOf = ({ policy, ga4, meta: pixel, webhook }: AnalyticsDesk): Fields => ({
  policy,
  measurementId: ga4.measurementId,
  ga4Secret: '',
  pixelId: pixel.pixelId,
  metaSecret: '',
  url: webhook.url,
  webhookSecret: '',
})

const bodyOf = ({ policy, measurementId, ga4Secret, pixelId, metaSecret, url, webhookSecret }: Fields) => ({
  policy,
  ga4: { measurementId: measurementId.trim(), ...(ga4Secret && { secret: ga4Secret }) },
  meta: { pixelId: pixelId.trim(), ...(metaSecret && { secret: metaSecret }) },
  webhook: { url: url.trim(), ...(webhookSecret && { secret: webhookSecret }) },
})

/** The form's fields by the names the server rejects them under. */
const fieldNames: Record<string, string> = {
  'ga4.secret': 'ga4Secret',
  'meta.secret': 'metaSecret',
  'webhook.secret': 'webhookSecret',
  'webhook.url': 'url',
}

const Destinations = ({ desk }: { desk: AnalyticsDesk }) => {
  const words = useWords(analyticsWords)
  const shared = useWords(formWords)
  const { act, question } = useStepUpAction()
  const form = useFields<Fields>({
    values: fieldsOf(desk),
    problemsOf: ({ measurementId, pixelId, url }) => ({
      ...(/^$|^G-[A-Z0-9]{4,16}$/.test(measurementId.trim()) ? {} : { measurementId: words.measurementInvalid }),
      ...(/^$|^\d{6,20}$/.test(pixelId.trim()) ? {} : { pixelId: words.pixelInvalid }),
      ...(/^$|^https?:\/\/[^\s@]+$/.test(url.trim()) ? {} : { url: words.urlInvalid }),
    }),
  })
  const read = useLatestRead(desk.version, async () => {
    const now = await api(analyticsNow)
    return now.ok ? now.results.version : desk.version
  })
  const stored = fieldsOf(desk)
  const policy = form.field('policy')
  const save = async (fields: Fields) => {
    const body = { ...bodyOf(fields), version: read.latestRead ?? undefined }
    const done = await act(
      () => api(saveAnalytics, { body }),
      read.refused((message, required, code) =>
        markIn(form, shared.error)(
          message,
          required.map((name) => fieldNames[name] ?? name),
          code,
        ),
      ),
    )
    if (!done) return
    read.saved(done.version)
    for (const secret of ['ga4Secret', 'metaSecret', 'webhookSecret'] as const) form.change(secret, '')
    toast({ type: 'success', message: words.saved })
  }
  const secretField = (name: 'ga4Secret' | 'metaSecret' | 'webhookSecret', label: string, stored: boolean) => (
    <PasswordField
      label={label}
      hint={stored ? words.secretStored : words.secretHint}
      showLabel={words.show}
      hideLabel={words.hide}
      autoComplete="new-password"
      maxLength={500}
      {...form.field(name)}
    />
  )
  return (
    <form method="post" className="staff-form settings-form" noValidate onSubmit={form.submit(save)}>
      <Section title={words.askTitle} note={desk.knowsCountry ? words.askNote : words.countryUnknown}>
        <RadioGroup
          legend={words.askTitle}
          hideLegend
          options={consentPolicies.map((value) => ({ value, label: words.policies[value] }))}
          value={policy.value}
          onChange={(value) => policy.onChange(value as Fields['policy'])}
        />
      </Section>
      <Section title={<span data-content>{sinkNames.ga4}</span>} note={words.ga4Note}>
        <div className="staff-pair">
          <TextField label={words.measurementId} placeholder="G-" maxLength={20} {...form.field('measurementId')} />
          {secretField('ga4Secret', words.apiSecret, desk.ga4.hasSecret)}
        </div>
      </Section>
      <Section title={<span data-content>{sinkNames.meta}</span>} note={words.metaNote}>
        <div className="staff-pair">
          <TextField label={words.pixelId} inputMode="numeric" maxLength={20} {...form.field('pixelId')} />
          {secretField('metaSecret', words.accessToken, desk.meta.hasSecret)}
        </div>
      </Section>
      <Section title={words.webhook} note={words.webhookNote}>
        <div className="staff-pair">
          <TextField type="url" label={words.url} placeholder="https://" maxLength={500} {...form.field('url')} />
          {secretField('webhookSecret', words.signingSecret, desk.webhook.hasSecret)}
        </div>
      </Section>
      {read.isOvertaken && (
        <Overtaken
          fields={[
            [words.askTitle, words.policies[form.values.policy], words.policies[stored.policy]],
            [words.measurementId, form.values.measurementId, stored.measurementId],
            [words.pixelId, form.values.pixelId, stored.pixelId],
            [words.url, form.values.url, stored.url],
          ]}
        />
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

const Deliveries = ({ deliveries }: Pick<AnalyticsDesk, 'deliveries'>) => {
  const words = useWords(analyticsWords)
  const time = useOfficeTime()
  return (
    <Table
      caption={words.deliveries}
      rows={deliveries}
      rowKey={({ sink }) => sink}
      empty={<EmptyState title={words.noDelivery}>{words.noDeliveryText}</EmptyState>}
      columns={[
        {
          id: 'sink',
          head: words.sink,
          cell: ({ sink }) => (sink === 'webhook' ? words.webhook : <span data-content>{sinkNames[sink]}</span>),
        },
        { id: 'sent', head: words.sent, align: 'end', cell: ({ sent }) => <span className="num">{sent}</span> },
        { id: 'failed', head: words.failed, align: 'end', cell: ({ failed }) => <span className="num">{failed}</span> },
        { id: 'last', head: words.last, cell: ({ lastAt }) => lastAt && time(lastAt) },
        { id: 'error', head: words.error, cell: ({ lastError }) => <span data-content>{lastError}</span> },
      ]}
    />
  )
}

const Figures = ({ desk: { events, screens, consents } }: { desk: AnalyticsDesk }) => {
  const words = useWords(analyticsWords)
  const { count: number } = useFormats()
  return (
    <Section title={words.figures} note={words.figuresNote}>
      <div className="staff-pair">
        <Stat label={words.granted} figure={number(consents.granted)} />
        <Stat label={words.declined} figure={number(consents.declined)} />
      </div>
      <div className="staff-pair">
        <Table
          caption={words.events}
          rows={events}
          rowKey={({ name }) => name}
          empty={<EmptyState title={words.noFigure}>{words.noFigureText}</EmptyState>}
          columns={[
            { id: 'name', head: words.event, cell: ({ name }) => words.eventNames[name] },
            {
              id: 'count',
              head: words.count,
              align: 'end',
              cell: ({ count }) => <span className="num">{number(count)}</span>,
            },
          ]}
        />
        <Table
          caption={words.screens}
          rows={screens}
          rowKey={({ path }) => path}
          empty={<EmptyState title={words.noFigure}>{words.noFigureText}</EmptyState>}
          columns={[
            { id: 'path', head: words.screen, cell: ({ path }) => <span data-content>{path}</span> },
            {
              id: 'count',
              head: words.count,
              align: 'end',
              cell: ({ count }) => <span className="num">{number(count)}</span>,
            },
          ]}
        />
      </div>
    </Section>
  )
}

/** `/staff/settings/analytics`: where events go after consent, and what is counted without it. */
const AnalyticsPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(analyticsWords)
  const time = useOfficeTime()
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead title={words.title} lead={words.lead} />
      <Destinations desk={desk} />
      {desk.changedAt && (
        <p className="muted">{words.changed({ name: desk.changedBy ?? words.someone, time: time(desk.changedAt) })}</p>
      )}
      <Section title={words.deliveries}>
        <Deliveries deliveries={desk.deliveries} />
      </Section>
      <Figures desk={desk} />
    </>
  )
}
export default AnalyticsPage
