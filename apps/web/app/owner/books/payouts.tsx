import '../payouts/payouts.css'
import { accountantPayouts } from '@porchlight/contract'
import { Chip, ChipLink, EmptyState, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { Payout } from '../payouts/payout.tsx'
import { useExportPayouts } from '../payouts/payouts-export.ts'
import type { Route } from './+types/payouts'
import { BooksFrame, ownersOf } from './frame.tsx'
import { privateHeaders } from './private-headers.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const year = new URL(request.url).searchParams.get('year') ?? ''
  const query = /^20\d\d$/.test(year) ? { year: Number(year) } : {}
  const [answer, owners] = await Promise.all([
    api(accountantPayouts, { params: { id: params.ownerId }, query }),
    ownersOf(api),
  ])
  return { ...resultsOf(answer), owners }
}

export const headers = privateHeaders

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/accountants/{ownerId}/payouts`: an owner's payouts for a year, for their accountant. */
const PayoutsPage = ({ loaderData: { owner, owners, payouts, year, years } }: Route.ComponentProps) => {
  const words = useWords(ownerPayoutWords)
  const { books } = useWords(accountantWords)
  const save = useExportPayouts(payouts, year)
  const path = href('/accountants/:ownerId/payouts', { ownerId: String(owner.id) })
  return (
    <BooksFrame owner={owner} owners={owners} current="payouts">
      <Section
        title={words.year({ year: String(year) })}
        side={
          <>
            {years.length > 1 && (
              <nav className="payouts-years" aria-label={words.years}>
                {years.map((one) => (
                  <ChipLink key={one} on={one === year} removable={false} href={`${path}?year=${one}`}>
                    {one}
                  </ChipLink>
                ))}
              </nav>
            )}
            {payouts.length > 0 && (
              <Chip icon="download" aria-label={words.csvPayouts} onClick={save}>
                {words.csv}
              </Chip>
            )}
          </>
        }
      >
        {payouts.length === 0 && <EmptyState title={books.noPayouts({ year: String(year) })} />}
        {payouts.map((payout) => (
          <Payout key={payout.id} payout={payout} homeId={undefined} />
        ))}
      </Section>
    </BooksFrame>
  )
}
export default PayoutsPage
