import '#app/lib/confirm-self/confirm-self.css'
import '../account.css'
import '../payouts/payouts.css'
import { accountSecurity, myTaxForm, type TaxForm } from '@porchlight/contract'
import { Button, PageHead, Section } from '@porchlight/ui'
import { useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { AccountingTabs } from '../accounting-tabs.tsx'
import { useLocalMoment } from '../security/use-moment.ts'
import { SecurityActions } from '../security/use-security-action.tsx'
import type { Route } from './+types/page'
import { TaxFormFields } from './tax-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [form, security] = await Promise.all([api(myTaxForm), api(accountSecurity)])
  return { ...resultsOf(form), hasPasskey: resultsOf(security).passkeys.length > 0 }
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

/** A payee's W-9: the one on file, or the form. The same in all portals. */
const TaxFormPage = ({ loaderData: { form, hasPasskey } }: Route.ComponentProps) => {
  const words = useWords(taxWords)
  const [again, setAgain] = useState(false)
  return (
    <div className="payouts">
      <PageHead title={words.title} lead={words.lead} />
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
