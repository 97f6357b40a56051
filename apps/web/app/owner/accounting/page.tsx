import './accounting.css'
import { accountingPeriods, ownerAccounting, pdfAddress, rentsPaidOfOwner } from '@porchlight/contract'
import { ButtonLink, PageHead } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { payoutWords } from '#app/lib/messages/account/payouts.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { MoneyTabs } from '../money-tabs.tsx'
import type { Route } from './+types/page'
import { type Accounting, accountingHref } from './accounting.ts'
import { ByHome } from './by-home.tsx'
import { Performance } from './performance.tsx'
import { Quarters } from './quarters.tsx'
import { Rents } from './rents.tsx'
import { Stays } from './stays.tsx'
import { Year } from './year.tsx'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const period = accountingPeriods.find((one) => one === search.get('period')) ?? 'month'
  const currency = search.get('currency')
  const query = {
    period,
    ...(params.propertyId !== undefined && { propertyId: params.propertyId }),
    ...(currency !== null && { currency }),
  }
  const year = search.get('rents') ?? ''
  const [accounting, rentsPaid] = await Promise.all([
    api(ownerAccounting, { query }),
    api(rentsPaidOfOwner, { query: /^20\d\d$/.test(year) ? { year: Number(year) } : {} }),
  ])
  const rents = resultsOf(rentsPaid)
  const pdf = pdfAddress(rentsPaidOfOwner, { query: { year: rents.year } })
  return { ...resultsOf(accounting), rents, pdf }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Actions = ({ accounting }: { accounting: Accounting }) => {
  const words = useWords(ownerAccountingWords)
  const { title: accounts } = useWords(payoutWords)
  const { title: taxForm } = useWords(taxWords)
  return (
    <>
      {accounting.property && (
        <ButtonLink href={accountingHref(undefined, accounting)} icon="home">
          {words.allHomes}
        </ButtonLink>
      )}
      <ButtonLink href={href('/owners/:propertyId?/accounting/accounts')}>{accounts}</ButtonLink>
      <ButtonLink href={href('/owners/:propertyId?/accounting/w9')}>{taxForm}</ButtonLink>
    </>
  )
}

const AccountingPage = ({ loaderData: { accounting, rents, pdf } }: Route.ComponentProps) => {
  const { day } = useFormats()
  const words = useWords(ownerAccountingWords)
  const { property, today, homes } = accounting
  return (
    <div className="accounting">
      <PageHead
        over={words.over({ date: day(today), homes: property ? 1 : homes.length })}
        title={property ? words.overHome({ home: property.name, town: property.town }) : words.title}
        actions={<Actions accounting={accounting} />}
      />
      <MoneyTabs current="overview" propertyId={property?.id} />
      <Year accounting={accounting} />
      <Quarters accounting={accounting} />
      <Performance accounting={accounting} />
      <Stays accounting={accounting} />
      {!property && <ByHome accounting={accounting} />}
      {!property && <Rents rents={rents} pdf={pdf} accounting={accounting} />}
    </div>
  )
}
export default AccountingPage
