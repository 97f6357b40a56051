import { addDays, type Money, type PriceSeason } from '@porchlight/contract'
import { Button, Section, Table } from '@porchlight/ui'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { type OwnerPricingWords, ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { HomePrices } from './year.ts'

type SeasonPrice = { nightly: Money | null; weekend: Money | null; share: number }

/** The price of a season in words. */
export const seasonPriceText = (
  { nightly, weekend, share }: SeasonPrice,
  words: OwnerPricingWords,
  { money, percent }: Formats,
): string => {
  if (nightly && weekend) return words.namedBoth({ nightly: money(nightly), weekend: money(weekend) })
  if (nightly) return words.named({ nightly: money(nightly) })
  if (share === 0) return words.asBase
  return share > 0 ? words.movedUp({ share: percent(share) }) : words.movedDown({ share: percent(-share) })
}

/** Current and upcoming seasons with their prices. */
export const Seasons = ({ prices, onEdit }: { prices: HomePrices; onEdit?: () => void }) => {
  const words = useWords(ownerPricingWords)
  const formats = useFormats()
  const { seasons, currency, home } = prices
  const money = (amount: number | null): Money | null => (amount === null ? null : { amount, currency })
  const priceOf = (season: PriceSeason): SeasonPrice => ({
    nightly: money(season.nightly),
    weekend: money(season.weekend),
    share: season.adjust,
  })
  const ahead = seasons.filter(({ to }) => to > home.today).toSorted((a, b) => a.from.localeCompare(b.from))
  return (
    <Section
      title={words.seasons}
      note={words.seasonsNote}
      side={
        onEdit && (
          <Button size="small" onClick={onEdit}>
            {words.editSeasons}
          </Button>
        )
      }
    >
      <Table
        caption={words.seasons}
        rows={ahead}
        rowKey={({ name, from, to }) => `${name} ${from} ${to}`}
        empty={<p className="muted">{words.noSeasons}</p>}
        columns={[
          { id: 'name', head: words.seasonName, cell: ({ name }) => <b>{name}</b> },
          {
            id: 'dates',
            head: words.dates,
            cell: ({ from, to }) => words.range({ from: formats.date(from), to: formats.date(addDays(to, -1)) }),
          },
          {
            id: 'asks',
            head: words.asks,
            align: 'end',
            cell: (season) => seasonPriceText(priceOf(season), words, formats),
          },
        ]}
      />
    </Section>
  )
}
