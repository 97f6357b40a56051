import { connectionsNow, saveBankAccounts } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Section, Switch, TextField, toast } from '@porchlight/ui'
import { href } from 'react-router'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { type FieldsOf, useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { connectionWords } from '#app/lib/messages/staff/connections.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { markIn, useStepUpAction } from '../../use-step-up-action.tsx'
import type { Route } from './+types/bank-page'
import { ConnectionFrame } from './connection-frame.tsx'
import { ConnectionReason } from './connection-reason.tsx'
import { type BankFields, bankBodyOf, bankFieldsOf, bankProblems, needsReason } from './fields.ts'
import { useConnectionRead } from './use-connection-read.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(connectionsNow))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type AccountProps = { form: FieldsOf<BankFields>; name: 'trust' | 'operating'; ending: string | undefined }

const AccountFields = ({ form, name, ending }: AccountProps) => {
  const words = useWords(connectionWords)
  return (
    <div className="staff-form">
      <TextField label={words.bankName} required maxLength={60} autoComplete="off" {...form.field(`${name}.bank`)} />
      <div className="staff-pair">
        <TextField
          label={words.routing}
          required
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          {...form.field(`${name}.routing`)}
        />
        <TextField
          label={words.account}
          hint={ending ? words.endsIn({ ending }) : words.secretHint}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
          {...form.field(`${name}.account`)}
        />
      </div>
    </div>
  )
}

/** `/staff/settings/bank`: the trust and operating accounts, and the company's identifiers at the bank. */
const BankPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(connectionWords)
  const shared = useWords(formWords)
  const { act, question } = useStepUpAction()
  const read = useConnectionRead('bank', desk)
  const { bank } = desk
  const form = useFields<BankFields>({
    values: bankFieldsOf(bank),
    problemsOf: (fields) =>
      bankProblems(bank, fields, {
        required: shared.required,
        bank: words.bankInvalid,
        routing: words.routingInvalid,
        account: words.accountInvalid,
        company: words.achInvalid,
        reason: words.reasonShort,
      }),
  })
  const save = async (fields: BankFields) => {
    const done = await act(
      () => api(saveBankAccounts, { body: { ...bankBodyOf(fields), latestRead: read.latestRead } }),
      read.refused(markIn(form, shared.error)),
    )
    if (!done) return
    read.saved(done.latest.bank)
    for (const name of ['trust.account', 'operating.account', 'reason'] as const) form.change(name, '')
    toast({ type: 'success', message: done.outcome.state === 'pending' ? words.bankWaits : words.bankSaved })
  }
  const isChange = needsReason(bank.source) || bank.trust !== null
  return (
    <ConnectionFrame kind="bank" desk={desk}>
      {bank.pending && (
        <Alert tone="info" action={<ButtonLink href={href('/staff/approvals')}>{words.viewApprovals}</ButtonLink>}>
          {words.bankPending(bank.pending)}
        </Alert>
      )}
      <form method="post" className="staff-form settings-form" noValidate onSubmit={form.submit(save)}>
        <Section title={words.trust} note={words.trustNote}>
          <AccountFields form={form} name="trust" ending={bank.trust?.accountEnding} />
        </Section>
        <Section title={words.operating} note={words.operatingNote}>
          <div className="staff-form">
            <Switch
              label={words.hasOperating}
              checked={form.values.hasOperating}
              onChange={(hasOperating) => form.change('hasOperating', hasOperating)}
            />
            {form.values.hasOperating && (
              <AccountFields form={form} name="operating" ending={bank.operating?.accountEnding} />
            )}
          </div>
        </Section>
        <Section title={words.files} note={words.filesNote}>
          <TextField
            label={words.achCompanyId}
            hint={words.achHint}
            disabled={bank.environmentBank !== null}
            maxLength={10}
            autoComplete="off"
            {...form.field('achCompanyId')}
          />
        </Section>
        {isChange && <ConnectionReason {...form.field('reason')} />}
        {read.isOvertaken && <Overtaken />}
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.saveBank}
          </Button>
        </div>
        {question}
      </form>
    </ConnectionFrame>
  )
}
export default BankPage
