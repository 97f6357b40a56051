import '../staff.css'
import './tax-forms.css'
import { foreignFormsOnFile, type TaxYear, taxYearOfDesk } from '@porchlight/contract'
import { Alert, PageHead } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { YearLinks } from '../year-links.tsx'
import type { Route } from './+types/page'
import { Filings } from './filings.tsx'
import { ForeignForms } from './foreign-forms.tsx'
import { Payees } from './payees.tsx'

export const loader = async ({ context, params: { year } }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [tax, foreign] = await Promise.all([
    api(taxYearOfDesk, { query: year === undefined ? {} : { year: Number(year) } }),
    api(foreignFormsOnFile),
  ])
  return { ...resultsOf(tax), ...resultsOf(foreign) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Manual steps: backup withholding, other currencies, and an unconfirmed threshold. */
const ToDo = ({ tax: { year, thresholdKnown, withhold, elsewhere } }: { tax: TaxYear }) => {
  const { money } = useFormats()
  const words = useWords(staffTaxFormsWords)
  return (
    <>
      {withhold.amount > 0 && <Alert title={words.withholdTitle({ sum: money(withhold) })}>{words.withholdText}</Alert>}
      {!thresholdKnown && (
        <Alert tone="info" title={words.unknownTitle({ year: String(year) })}>
          {words.unknownText}
        </Alert>
      )}
      {elsewhere.length > 0 && (
        <Alert tone="info" title={words.elsewhere}>
          <ul>
            {elsewhere.map(({ ownerId, name, gross }) => (
              <li key={`${ownerId} ${gross.currency}`}>
                {name}: {money(gross)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

/** `/staff/tax-forms/:year?`: the year's 1099-MISC payees, and what is missing to file. */
const TaxFormsPage = ({ loaderData: { tax, forms } }: Route.ComponentProps) => {
  const { money } = useFormats()
  const words = useWords(staffTaxFormsWords)
  const { act, question, asking } = useStepUpAction()
  const due = tax.payees.filter(({ state }) => state === 'report').length
  return (
    <div className="tax-forms">
      <PageHead
        over={words.title}
        title={words.head({ year: String(tax.year) })}
        lead={words.lead({ number: due, sum: money(tax.reported), threshold: money(tax.threshold) })}
        actions={
          <YearLinks
            year={tax.year}
            years={tax.years}
            hrefOf={(year) => href('/staff/tax-forms/:year?', { year: String(year) })}
          />
        }
      />
      <ToDo tax={tax} />
      <Payees tax={tax} act={act} />
      <Filings tax={tax} act={act} asking={asking} />
      <ForeignForms forms={forms} />
      <p className="tax-foot">{words.foot}</p>
      {question}
    </div>
  )
}
export default TaxFormsPage
