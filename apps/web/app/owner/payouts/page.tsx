import './payouts.css'
import { paidPayouts } from '@porchlight/contract'
import { ButtonLink, Chip, ChipLink, EmptyState, PageHead, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { MoneyTabs } from '../money-tabs.tsx'
import type { Route } from './+types/page'
import { Payout } from './payout.tsx'
import { useExportPayouts } from './payouts-export.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const year = new URL(request.url).searchParams.get('year') ?? ''
  const query = {
    ...(params.propertyId !== undefined && { propertyId: params.propertyId }),
    ...(/^20\d\d$/.test(year) && { year: Number(year) }),
  }
  return resultsOf(await api(paidPayouts, { query }))
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Answer = Route.ComponentProps['loaderData']

const Years = ({ years, year, property }: Answer) => {
  const words = useWords(ownerPayoutWords)
  if (years.length < 2) return null
  const path = href('/owners/:propertyId?/accounting/payouts', property ? { propertyId: String(property.id) } : {})
  return (
    <nav className="payouts-years" aria-label={words.years}>
      {years.map((one) => (
        <ChipLink key={one} on={one === year} removable={false} href={`${path}?year=${one}`}>
          {one}
        </ChipLink>
      ))}
    </nav>
  )
}

const None = ({ years, year }: Answer) => {
  const words = useWords(ownerPayoutWords)
  const ever = years.length > 0
  return (
    <EmptyState
      title={ever ? words.noneOfYear({ year: String(year) }) : words.none}
      actions={
        <ButtonLink href={href('/owners/:propertyId?/accounting/payouts/upcoming')}>{words.toUpcoming}</ButtonLink>
      }
    >
      {words.noneText}
    </EmptyState>
  )
}

const PayoutsPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(ownerPayoutWords)
  const { payouts, year, property } = loaderData
  const save = useExportPayouts(payouts, year)
  return (
    <div className="payouts">
      <PageHead
        over={property ? words.overHome({ home: property.name, town: property.town }) : words.allHomes}
        title={words.title}
        lead={words.lead}
      />
      <MoneyTabs current="payouts" propertyId={property?.id} />
      <Section
        title={words.year({ year: String(year) })}
        side={
          <>
            <Years {...loaderData} />
            {payouts.length > 0 && (
              <Chip icon="download" aria-label={words.csvPayouts} onClick={save}>
                {words.csv}
              </Chip>
            )}
          </>
        }
      >
        {payouts.length === 0 && <None {...loaderData} />}
        {payouts.map((payout) => (
          <Payout key={payout.id} payout={payout} homeId={property?.id} />
        ))}
      </Section>
    </div>
  )
}
export default PayoutsPage
