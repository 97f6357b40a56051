import { mostIn, mostNight, type PricedNight } from '@porchlight/contract'
import { Table } from '@porchlight/ui'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { pricePadWords } from '#app/lib/messages/owner/price-pad.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { FormActions } from '../pricing/editor/form-actions.tsx'
import { usePriceChange } from '../pricing/editor/use-price-change.ts'
import type { HomePrices } from '../pricing/year.ts'
import { type PadFields, padChange, padFields } from './pad-fields.ts'

const nothing = () => {}

/** A list of nights, each with a price override field. */
export const PadForm = ({ prices, nights }: { prices: HomePrices; nights: readonly PricedNight[] }) => {
  const words = useWords(pricePadWords)
  const shown = useWords(ownerPricingWords)
  const { unclear, outside } = useWords(pricingEditorWords)
  const shared = useWords(formWords)
  const { day, money } = useFormats()
  const { locale } = useHabits()
  const { currency, reasons } = prices
  const change = usePriceChange({ prices, onSaved: nothing })
  const given = padFields(nights, reasons, currency)
  const form = useFields<PadFields>({ values: given, problemsOf: () => ({}) })
  const priceChange = padChange(given, form.values)
  const send = async (fields: PadFields) => {
    const now = padChange(given, fields)
    const refused = now ? await change.go(now) : words.unchanged
    if (refused) form.refuse([], refused, shared.error)
  }
  return (
    <form method="post" className="pricing-pad" noValidate onSubmit={form.submit(send)}>
      <Table
        caption={words.title({ home: prices.home.name })}
        rows={nights}
        rowKey={({ date }) => date}
        columns={[
          { id: 'night', head: shown.night, cell: ({ date }) => <b>{day(date)}</b> },
          { id: 'state', head: words.state, cell: ({ status }) => shown.statuses[status] },
          {
            id: 'asks',
            head: words.asks,
            align: 'end',
            cell: ({ price }) => money({ amount: price, currency }),
          },
          {
            id: 'own',
            head: words.own,
            align: 'end',
            cell: ({ date }) => (
              <MoneyField
                label={<span className="visually-hidden">{words.ownOf({ night: day(date) })}</span>}
                currency={currency}
                min={1}
                max={mostIn(currency, mostNight)}
                words={{ unclear, outside }}
                locale={locale}
                {...form.field(`own.${date}`)}
              />
            ),
          },
        ]}
      />
      <FormActions effect={change.effectOf(priceChange)} busy={form.busy} />
    </form>
  )
}
