import {
  type ConnectionDesk,
  connectionsNow,
  incomingWays,
  mailSecurities,
  saveIncomingEmail,
} from '@porchlight/contract'
import { Alert, Button, PasswordField, Section, Select, Switch, TextField, toast } from '@porchlight/ui'
import { href } from 'react-router'
import { CopyLink } from '#app/features/links/copy-link.tsx'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { type FieldsOf, useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { connectionWords } from '#app/lib/messages/staff/connections.ts'
import { incomingEmailWords } from '#app/lib/messages/staff/incoming-email.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { StaffLink } from '../../staff-link.tsx'
import { markIn, useStepUpAction } from '../../use-step-up-action.tsx'
import type { Route } from './+types/incoming-page'
import { ConnectionFrame } from './connection-frame.tsx'
import { ConnectionReason } from './connection-reason.tsx'
import { type IncomingFields, incomingBodyOf, incomingFieldsOf, incomingProblems, needsReason } from './fields.ts'
import { useConnectionRead } from './use-connection-read.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(connectionsNow))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const usualPorts = { starttls: 143, tls: 993, none: 143 } as const

type FormProps = { form: FieldsOf<IncomingFields>; incoming: ConnectionDesk['incoming'] }

const MailboxFields = ({ form, incoming }: FormProps) => {
  const words = useWords(connectionWords)
  const own = useWords(incomingEmailWords)
  return (
    <Section title={own.mailbox} note={own.mailboxNote}>
      <div className="staff-form">
        <div className="staff-pair">
          <TextField
            label={words.host}
            placeholder="imap.example.com"
            required
            autoComplete="off"
            maxLength={253}
            {...form.field('host')}
          />
          <NumberField
            label={words.port}
            min={1}
            max={65_535}
            words={{ unclear: words.portInvalid }}
            {...form.field('port')}
          />
        </div>
        <Select
          label={words.security}
          emptyText={words.nothing}
          options={mailSecurities.map((value) => ({ value, label: own.securities[value] }))}
          {...form.field('security')}
          onChange={(value) => {
            const security = value as IncomingFields['security']
            form.change('security', security)
            form.change('port', usualPorts[security])
          }}
        />
        <div className="staff-pair">
          <TextField label={words.user} required autoComplete="off" maxLength={254} {...form.field('user')} />
          <PasswordField
            label={words.password}
            hint={incoming.hasPassword ? words.secretStored : words.secretHint}
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            autoComplete="new-password"
            maxLength={500}
            {...form.field('password')}
          />
        </div>
        <TextField label={own.folder} maxLength={200} autoComplete="off" {...form.field('folder')} />
      </div>
    </Section>
  )
}

type ServiceProps = FormProps & { via: Exclude<IncomingFields['via'], 'imap'> }

const ServiceFields = ({ form, incoming, via }: ServiceProps) => {
  const words = useWords(connectionWords)
  const own = useWords(incomingEmailWords)
  const isSigned = via === 'mailgun'
  const stored = incoming.hasKey && incoming.via === via
  const hint = isSigned ? own.signingHint : `${own.keyHint} ${own.webhookHint}`
  return (
    <Section title={own.service} note={own.serviceNotes[via]}>
      <div className="staff-form">
        <p className="settings-copied">
          <code data-content>{incoming.webhooks[via]}</code>
          <CopyLink path={incoming.webhooks[via]}>{own.copy}</CopyLink>
        </p>
        <PasswordField
          label={isSigned ? own.signingKey : own.key}
          hint={stored ? words.secretStored : hint}
          showLabel={words.showKey}
          hideLabel={words.hideKey}
          autoComplete="off"
          maxLength={200}
          {...form.field('webhookKey')}
        />
      </div>
    </Section>
  )
}

const State = ({ incoming: { source, via, lastAt, problem } }: { incoming: ConnectionDesk['incoming'] }) => {
  const words = useWords(connectionWords)
  const own = useWords(incomingEmailWords)
  const time = useOfficeTime()
  if (source === 'none') return null
  const text = via === 'imap' ? own.last : own.lastPosted
  return (
    <Section title={words.state}>
      {problem ? (
        <Alert tone="warning">{own.problems[problem]}</Alert>
      ) : (
        <p className="settings-note">{lastAt ? text({ time: time(lastAt) }) : own.never}</p>
      )}
      <p className="settings-note">
        <StaffLink className="inline-link" href={href('/staff/received')}>
          {own.log}
        </StaffLink>
      </p>
    </Section>
  )
}

/** The environment's phone number, and the address its carrier posts guests' text messages to. */
const Texts = ({ incoming: { texts } }: { incoming: ConnectionDesk['incoming'] }) => {
  const own = useWords(incomingEmailWords)
  const time = useOfficeTime()
  if (!texts)
    return (
      <Section title={own.texts}>
        <p className="settings-note">{own.noTexts}</p>
      </Section>
    )
  const { number, webhookUrl, lastAt } = texts
  return (
    <Section title={own.texts} note={own.textsNote({ number })}>
      <p className="settings-copied">
        <code data-content>{webhookUrl}</code>
        <CopyLink path={webhookUrl}>{own.copy}</CopyLink>
      </p>
      <p className="settings-note">{lastAt ? own.lastText({ time: time(lastAt) }) : own.neverText}</p>
    </Section>
  )
}

/** `/staff/settings/incoming`: how guests' emails get into the inbox. */
const IncomingPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(connectionWords)
  const own = useWords(incomingEmailWords)
  const shared = useWords(formWords)
  const { act, question } = useStepUpAction()
  const read = useConnectionRead('incoming', desk)
  const { incoming } = desk
  const form = useFields<IncomingFields>({
    values: incomingFieldsOf(incoming),
    problemsOf: (fields) =>
      incomingProblems(incoming, fields, {
        required: own.required,
        host: words.hostInvalid,
        port: words.portInvalid,
        email: words.emailInvalid,
        key: own.keyInvalid,
        name: words.hostInvalid,
        reason: words.reasonShort,
      }),
  })
  const save = async (fields: IncomingFields) => {
    const done = await act(
      () => api(saveIncomingEmail, { body: { ...incomingBodyOf(fields), latestRead: read.latestRead } }),
      read.refused(markIn(form, shared.error)),
    )
    if (!done) return
    read.saved(done.latest.incoming)
    for (const name of ['password', 'webhookKey', 'reason'] as const) form.change(name, '')
    toast({ type: 'success', message: own.saved })
  }
  const { via } = form.values
  return (
    <ConnectionFrame kind="incoming" desk={desk}>
      <State incoming={incoming} />
      {incoming.source !== 'environment' && (
        <form method="post" className="staff-form settings-form" noValidate onSubmit={form.submit(save)}>
          <Section title={own.guestSide}>
            <div className="staff-form">
              <TextField
                type="email"
                label={own.address}
                hint={own.addressHint}
                required
                autoComplete="off"
                maxLength={254}
                {...form.field('address')}
              />
              <Switch
                label={own.plus}
                hint={own.plusHint}
                checked={form.values.plus}
                onChange={(plus) => form.change('plus', plus)}
              />
              <Select
                label={own.way}
                emptyText={words.nothing}
                options={incomingWays.map((value) => ({ value, label: own.ways[value] }))}
                {...form.field('via')}
                onChange={(value) => form.change('via', value as IncomingFields['via'])}
              />
            </div>
          </Section>
          {via === 'imap' ? (
            <MailboxFields form={form} incoming={incoming} />
          ) : (
            <ServiceFields form={form} incoming={incoming} via={via} />
          )}
          <Section title={own.trust} note={own.trustNote}>
            <TextField
              label={own.authServer}
              hint={own.authServerHint}
              placeholder="mx.google.com"
              maxLength={253}
              autoComplete="off"
              {...form.field('authServer')}
            />
          </Section>
          {needsReason(incoming.source) && <ConnectionReason {...form.field('reason')} />}
          {read.isOvertaken && <Overtaken />}
          <div className="staff-acts">
            <Button type="submit" look="primary" busy={form.busy}>
              {own.check}
            </Button>
          </div>
          {question}
        </form>
      )}
      <Texts incoming={incoming} />
    </ConnectionFrame>
  )
}
export default IncomingPage
