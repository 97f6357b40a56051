import { connectionsNow, savePaymentGateway } from '@porchlight/contract'
import { Alert, Button, PasswordField, Section, Status, Switch, TextField, toast } from '@porchlight/ui'
import { CopyLink } from '#app/features/links/copy-link.tsx'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { connectionWords } from '#app/lib/messages/staff/connections.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { markIn, useStepUpAction } from '../../use-step-up-action.tsx'
import type { Route } from './+types/payments-page'
import { ConnectionFrame } from './connection-frame.tsx'
import { ConnectionReason } from './connection-reason.tsx'
import { needsReason, type PaymentFields, paymentBodyOf, paymentFieldsOf, paymentProblems } from './fields.ts'
import { useConnectionRead } from './use-connection-read.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(connectionsNow))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/settings/payments`: the Stripe account that charges guests, and pays owners if configured. */
const PaymentsPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(connectionWords)
  const shared = useWords(formWords)
  const time = useOfficeTime()
  const { act, question } = useStepUpAction()
  const read = useConnectionRead('payments', desk)
  const { payments } = desk
  const form = useFields<PaymentFields>({
    values: paymentFieldsOf(payments),
    problemsOf: (fields) =>
      paymentProblems(payments, fields, {
        required: shared.required,
        publishable: words.publishableInvalid,
        secret: words.secretInvalid,
        webhook: words.webhookInvalid,
        modes: words.modesDiffer,
        reason: words.reasonShort,
      }),
  })
  const save = async (fields: PaymentFields) => {
    const done = await act(
      () => api(savePaymentGateway, { body: { ...paymentBodyOf(fields), latestRead: read.latestRead } }),
      read.refused(markIn(form, shared.error)),
    )
    if (!done) return
    read.saved(done.latest.payments)
    for (const name of ['secretKey', 'webhookSecret', 'connectSecret', 'reason'] as const) form.change(name, '')
    toast({ type: 'success', message: words.paymentsSaved })
  }
  const isFixed = payments.source === 'environment'
  const stored = payments.source !== 'none'
  const secret = (name: 'secretKey' | 'webhookSecret' | 'connectSecret', label: string, hint: string) => (
    <PasswordField
      label={label}
      hint={hint}
      showLabel={words.showKey}
      hideLabel={words.hideKey}
      autoComplete="off"
      maxLength={300}
      {...form.field(name)}
    />
  )
  return (
    <ConnectionFrame kind="payments" desk={desk}>
      <div className="staff-form settings-form">
        <Section title={words.state}>
          <p className="settings-note">
            <Status state={payments.via === 'stripe' && payments.status === 'answers' ? 'done' : 'waiting'}>
              {payments.via === 'sandbox'
                ? words.sandbox
                : payments.status === 'answers'
                  ? words.modes[payments.mode ?? 'test']
                  : words.statuses[payments.status]}
            </Status>
          </p>
          {stored && (
            <p className="settings-note">
              {payments.lastEventAt ? words.lastEvent({ time: time(payments.lastEventAt) }) : words.noEvent}
            </p>
          )}
          {payments.locked && (
            <Alert tone="info">{payments.via === 'sandbox' ? words.sandboxTaken : words.accountFixed}</Alert>
          )}
        </Section>
        {!isFixed && (
          <form method="post" className="staff-form settings-form" noValidate onSubmit={form.submit(save)}>
            <Section title={words.keys} note={words.keysNote}>
              <div className="staff-form">
                <TextField
                  label={words.publishableKey}
                  placeholder="pk_live_…"
                  required
                  autoComplete="off"
                  maxLength={300}
                  {...form.field('publishableKey')}
                />
                {secret(
                  'secretKey',
                  words.secretKey,
                  payments.secretKeyEnding ? words.endsIn({ ending: payments.secretKeyEnding }) : words.secretHint,
                )}
              </div>
            </Section>
            <Section title={words.events} note={words.eventsNote}>
              <div className="staff-form">
                <p className="settings-copied">
                  <code data-content>{payments.webhookUrl}</code>
                  <CopyLink path={payments.webhookUrl}>{words.copy}</CopyLink>
                </p>
                {secret('webhookSecret', words.webhookSecret, stored ? words.secretStored : words.webhookHint)}
                <Switch
                  label={words.paysOwners}
                  hint={words.paysOwnersHint}
                  checked={form.values.paysOwners}
                  onChange={(paysOwners) => form.change('paysOwners', paysOwners)}
                />
                {form.values.paysOwners &&
                  secret(
                    'connectSecret',
                    words.connectSecret,
                    payments.paysOwners ? words.secretStored : words.connectHint,
                  )}
              </div>
            </Section>
            {needsReason(payments.source) && <ConnectionReason {...form.field('reason')} />}
            {read.isOvertaken && <Overtaken />}
            <div className="staff-acts">
              <Button type="submit" look="primary" busy={form.busy}>
                {words.savePayments}
              </Button>
            </div>
            {question}
          </form>
        )}
      </div>
    </ConnectionFrame>
  )
}
export default PaymentsPage
