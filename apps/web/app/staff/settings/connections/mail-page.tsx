import { connectionsNow, mailSecurities, saveMailServer } from '@porchlight/contract'
import { Button, PasswordField, Section, Select, TextField, toast } from '@porchlight/ui'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { connectionWords } from '#app/lib/messages/staff/connections.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { markIn, useStepUpAction } from '../../use-step-up-action.tsx'
import { TestEmail } from '../start/test-email.tsx'
import type { Route } from './+types/mail-page'
import { ConnectionFrame } from './connection-frame.tsx'
import { ConnectionReason } from './connection-reason.tsx'
import { type MailFields, mailBodyOf, mailFieldsOf, mailProblems, needsReason } from './fields.ts'
import { useConnectionRead } from './use-connection-read.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(connectionsNow))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const usualPorts = { starttls: 587, tls: 465, none: 25 } as const

/** `/staff/settings/mail`: the mail server and the sender of every email. */
const MailPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(connectionWords)
  const shared = useWords(formWords)
  const { act, question } = useStepUpAction()
  const read = useConnectionRead('mail', desk)
  const { mail } = desk
  const form = useFields<MailFields>({
    values: mailFieldsOf(mail),
    problemsOf: (fields) =>
      mailProblems(mail, fields, {
        required: shared.required,
        host: words.hostInvalid,
        port: words.portInvalid,
        email: words.emailInvalid,
        name: words.nameInvalid,
        reason: words.reasonShort,
      }),
  })
  const save = async (fields: MailFields) => {
    const done = await act(
      () => api(saveMailServer, { body: { ...mailBodyOf(fields), latestRead: read.latestRead } }),
      read.refused(markIn(form, shared.error)),
    )
    if (!done) return
    read.saved(done.latest.mail)
    form.change('password', '')
    form.change('reason', '')
    toast({ type: 'success', message: words.mailSaved })
  }
  const isFixed = mail.source === 'environment'
  return (
    <ConnectionFrame kind="mail" desk={desk}>
      <form method="post" className="staff-form settings-form" noValidate onSubmit={form.submit(save)}>
        <Section title={words.sender} note={words.senderNote}>
          {isFixed ? (
            <p data-content>{mail.from}</p>
          ) : (
            <div className="staff-pair">
              <TextField label={words.fromName} maxLength={80} {...form.field('fromName')} />
              <TextField
                type="email"
                label={words.fromEmail}
                required
                autoComplete="off"
                maxLength={254}
                {...form.field('fromEmail')}
              />
            </div>
          )}
        </Section>
        <Section title={words.server}>
          <div className="staff-form">
            <div className="staff-pair">
              <TextField
                label={words.host}
                placeholder="smtp.example.com"
                required
                disabled={isFixed}
                autoComplete="off"
                maxLength={253}
                {...form.field('host')}
              />
              <NumberField
                label={words.port}
                min={1}
                max={65_535}
                disabled={isFixed}
                words={{ unclear: words.portInvalid }}
                {...form.field('port')}
              />
            </div>
            <Select
              label={words.security}
              emptyText={words.nothing}
              disabled={isFixed}
              options={mailSecurities.map((value) => ({ value, label: words.securities[value] }))}
              {...form.field('security')}
              onChange={(value) => {
                const security = value as MailFields['security']
                form.change('security', security)
                form.change('port', usualPorts[security])
              }}
            />
            <div className="staff-pair">
              <TextField
                label={words.user}
                disabled={isFixed}
                autoComplete="off"
                maxLength={254}
                {...form.field('user')}
              />
              <PasswordField
                label={words.password}
                hint={mail.hasPassword ? words.secretStored : words.secretHint}
                disabled={isFixed}
                showLabel={words.showPassword}
                hideLabel={words.hidePassword}
                autoComplete="new-password"
                maxLength={500}
                {...form.field('password')}
              />
            </div>
          </div>
        </Section>
        {needsReason(mail.source) && <ConnectionReason {...form.field('reason')} />}
        {read.isOvertaken && <Overtaken />}
        <div className="staff-acts">
          {!isFixed && (
            <Button type="submit" look="primary" busy={form.busy}>
              {words.saveMail}
            </Button>
          )}
          {mail.source !== 'none' && <TestEmail />}
        </div>
        {question}
      </form>
    </ConnectionFrame>
  )
}
export default MailPage
