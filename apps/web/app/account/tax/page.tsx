import '#app/lib/confirm-self/confirm-self.css'
import '../account.css'
import '../payouts/payouts.css'
import {
  accountSecurity,
  type ForeignIncome,
  hasRole,
  myForeignStatus,
  myTaxForm,
  programs,
  type TaxForm,
} from '@porchlight/contract'
import { Button, PageHead, Section } from '@porchlight/ui'
import { useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { foreignStatusWords } from '#app/lib/messages/account/foreign-status.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useRoot, useUser } from '#app/lib/session.ts'
import { AccountingTabs } from '../accounting-tabs.tsx'
import { useLocalMoment } from '../security/use-moment.ts'
import { SecurityActions } from '../security/use-security-action.tsx'
import type { Route } from './+types/page'
import { ForeignStatusForm } from './foreign-status.tsx'
import { TaxFormFields } from './tax-form.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const wanted = new URL(request.url).searchParams.get('form')
  const [form, foreign, security] = await Promise.all([api(myTaxForm), api(myForeignStatus), api(accountSecurity)])
  return {
    ...resultsOf(form),
    foreign: resultsOf(foreign),
    asksW8: wanted === 'w8',
    hasPasskey: resultsOf(security).passkeys.length > 0,
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const OnFile = ({ form, onAgain }: { form: TaxForm; onAgain: () => void }) => {
  const words = useWords(taxWords)
  const when = useLocalMoment()
  const { classification, otherClassification, taxIdKind, ending, line1, line2, city, state, zip, signedName } = form
  const lines: [string, string][] = [
    [words.name, [form.name, form.businessName].filter(Boolean).join(', ')],
    [words.classification, [words.classifications[classification], otherClassification].filter(Boolean).join(': ')],
    [words.number, words.ending({ kind: words.kinds[taxIdKind], ending })],
    [words.address, [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ')],
  ]
  return (
    <Section title={words.onFile} note={words.signed({ name: signedName, when: when(form.signedAt) })}>
      <dl className="tax-facts">
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onAgain}>{words.again}</Button>
    </Section>
  )
}

/** Whose W-8 a portal offers in place of a W-9: an owner’s for rents, a partner’s for work. */
const useForeignIncome = (): ForeignIncome | undefined => {
  const user = useUser()
  const portal = useRoot()?.screen?.portal
  if (portal === 'owners' && hasRole(user, 'owner')) return 'rents'
  return portal !== 'owners' && programs.some((program) => hasRole(user, program)) ? 'services' : undefined
}

/** A payee's W-9: the one on file, or the form. The same in all portals. */
const TaxFormPage = ({ loaderData: { form, foreign, asksW8, hasPasskey } }: Route.ComponentProps) => {
  const words = useWords(taxWords)
  const abroad = useWords(foreignStatusWords)
  const [again, setAgain] = useState(false)
  const income = useForeignIncome()
  const given = income === 'rents' ? foreign.rentForm : foreign.form
  const [isAbroad, setAbroad] = useState(asksW8 || given !== null)
  if (income && isAbroad)
    return (
      <div className="payouts">
        <PageHead
          title={(income === 'rents' ? abroad.rents : abroad).title}
          lead={(income === 'rents' ? abroad.rents : abroad).lead}
          actions={<Button onClick={() => setAbroad(false)}>{abroad.toW9}</Button>}
        />
        <AccountingTabs current="w9" />
        <SecurityActions hasPasskey={hasPasskey}>
          <ForeignStatusForm given={given} income={income} />
        </SecurityActions>
      </div>
    )
  return (
    <div className="payouts">
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={income && <Button onClick={() => setAbroad(true)}>{abroad.toW8}</Button>}
      />
      <AccountingTabs current="w9" />
      <SecurityActions hasPasskey={hasPasskey}>
        {form && !again ? (
          <OnFile form={form} onAgain={() => setAgain(true)} />
        ) : (
          <TaxFormFields
            given={form}
            onDone={() => setAgain(false)}
            onCancel={form ? () => setAgain(false) : undefined}
          />
        )}
      </SecurityActions>
    </div>
  )
}
export default TaxFormPage
