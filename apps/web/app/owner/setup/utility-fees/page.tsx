import {
  keepUtilityFees,
  mostIn,
  mostUtilityFee,
  setupOfHome,
  type UtilityFee,
  utilities,
  utilityFeesOfHome,
} from '@porchlight/contract'
import { Button, Select, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { SetupFrame } from '../frame.tsx'
import { redirectToHome } from '../redirect-to-home.ts'
import type { Route } from './+types/page'
import { type FeeFields, feeFields, pers, utilityFees } from './fields.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (!params.propertyId) return redirectToHome(api, 'utility-fee-settings')
  const home = { params: { id: params.propertyId } }
  const [given, setup] = await Promise.all([api(utilityFeesOfHome, home), api(setupOfHome, home)])
  return { given: resultsOf(given), setup: resultsOf(setup) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** No automatic saving here: guests would see half-typed amounts. */
const UtilityFeesStep = ({ given, setup }: Route.ComponentProps['loaderData']) => {
  const { utilityFees: words } = useWords(setupWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const { id, currency } = given.home
  const form = useFields<FeeFields>({
    values: feeFields(given.fees, currency),
    problemsOf: (fields) =>
      Object.fromEntries(
        utilities
          .filter((utility) => fields[utility].per !== 'included' && !fields[utility].amount?.amount)
          .map((utility) => [`${utility}.amount`, words.fill]),
      ),
  })
  const concerns = usePriceConcerns()
  const keep = async (fees: UtilityFee[]) => {
    const key = JSON.stringify(fees)
    const missing = concerns.missing(key)
    if (missing) return form.refuse([], missing, shared.error)
    const confirm = concerns.confirmationOf(key)
    const answer = await api(keepUtilityFees, { params: { id }, body: { fees, confirm } })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      return form.refuse([], answer.error.message, shared.error)
    }
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  return (
    <SetupFrame setup={setup} current="utility-fee-settings" lead={words.lead}>
      <form method="post" noValidate onSubmit={form.submit((fields) => keep(utilityFees(fields)))}>
        <ul className="setup-fees">
          {utilities.map((utility) => {
            const what = words.names[utility]
            const { per } = form.values[utility]
            return (
              <li key={utility}>
                <Select
                  label={words.how({ what })}
                  emptyText=""
                  value={per}
                  options={pers.map((value) => ({ value, label: words[value] }))}
                  onChange={(chosen) => form.change(`${utility}.per`, pers.find((one) => one === chosen) ?? 'included')}
                />
                {per !== 'included' && (
                  <MoneyField
                    label={words.amount({ what })}
                    currency={currency}
                    min={1}
                    max={mostIn(currency, mostUtilityFee)}
                    locale={locale}
                    words={{ unclear: words.fill, outside: words.fill }}
                    {...form.field(`${utility}.amount`)}
                  />
                )}
              </li>
            )
          })}
        </ul>
        <PriceConcerns
          concerns={concerns.concernsOf(JSON.stringify(utilityFees(form.values)))}
          reason={concerns.reason}
          onReason={concerns.onReason}
        />
        <div className="setup-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </SetupFrame>
  )
}

/** `/owners/utility-fee-settings/{propertyId}`: utility fees of a home. */
const UtilityFeesPage = ({ loaderData }: Route.ComponentProps) => (
  <UtilityFeesStep key={loaderData.given.home.id} {...loaderData} />
)
export default UtilityFeesPage
