import type { OwnerHome } from '@porchlight/contract'
import { PageHead, Section, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  homes: readonly OwnerHome[] | null
  /** Where each home links to; its prices by default. */
  lead?: string
  hrefOf?: (propertyId: string) => string
  actions?: ReactNode
}

const yearOf = (propertyId: string): string => href('/owners/pricing/:propertyId?', { propertyId })

/** The owner's homes with their lowest price. */
export const HomeList = ({ homes, lead, hrefOf = yearOf, actions }: Props) => {
  const words = useWords(ownerPricingWords)
  const { money } = useFormats()
  return (
    <>
      <PageHead title={words.title} lead={lead ?? words.lead} actions={actions} />
      <Section title={words.homes}>
        <Table
          caption={words.caption}
          rows={homes ?? []}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(String(id))}
          empty={<p className="muted">{words.noHomes}</p>}
          columns={[
            {
              id: 'home',
              head: words.home,
              cell: ({ name, town }) => (
                <span className="pricing-home">
                  <b>{name}</b>
                  <small>{town}</small>
                </span>
              ),
            },
            {
              id: 'from',
              head: words.fromNight,
              align: 'end',
              cell: ({ fromNight }) => (fromNight ? money(fromNight) : words.noPrices),
            },
          ]}
        />
      </Section>
    </>
  )
}
