import '../payouts/payouts.css'
import { type UpcomingPayout, upcomingPayouts } from '@porchlight/contract'
import { ButtonLink, Chip, Disclosure, EmptyState, PageHead, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { MoneyTabs } from '../money-tabs.tsx'
import type { Route } from './+types/page'
import { NextPayout } from './next-payout.tsx'
import { totalsOf } from './totals.ts'
import { useExportUpcoming } from './upcoming-export.ts'
import { UpcomingTable } from './upcoming-table.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { propertyId } = params
  return resultsOf(await api(upcomingPayouts, { query: propertyId === undefined ? {} : { propertyId } }))
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Actions the owner can take to release pending earnings. */
const Ways = ({ earned }: { earned: readonly UpcomingPayout[] }) => {
  const words = useWords(ownerPayoutWords)
  const waits = new Set(earned.flatMap(({ waitsFor }) => waitsFor))
  return (
    <>
      {waits.has('tax_form') && (
        <ButtonLink href={href('/owners/:propertyId?/accounting/initial-w9')}>{words.signForm}</ButtonLink>
      )}
      {waits.has('account') && (
        <ButtonLink href={href('/owners/:propertyId?/accounting/accounts')}>{words.addAccount}</ButtonLink>
      )}
    </>
  )
}

/** Stays shown right away; the rest are in a disclosure. */
const shown = 12

const Ahead = ({ ahead }: { ahead: readonly UpcomingPayout[] }) => {
  const { money } = useFormats()
  const words = useWords(ownerPayoutWords)
  const total = totalsOf(ahead).map(money).join(' + ')
  const others = ahead.slice(shown)
  return (
    <Section title={words.ahead} note={ahead.length > 0 && words.aheadNote({ total })}>
      <UpcomingTable
        caption={words.aheadCaption}
        rows={ahead.slice(0, shown)}
        empty={<EmptyState title={words.nothingAhead} />}
      />
      {others.length > 0 && (
        <Disclosure summary={words.others({ number: others.length })}>
          <UpcomingTable caption={words.aheadCaption} rows={others} />
        </Disclosure>
      )}
    </Section>
  )
}

const UpcomingPayoutsPage = ({ loaderData: { earned, next, ahead, account, property } }: Route.ComponentProps) => {
  const words = useWords(ownerPayoutWords)
  const { money } = useFormats()
  const total = totalsOf(earned).map(money).join(' + ')
  const save = useExportUpcoming([...earned, ...ahead])
  const to = account
    ? words.account({ account: words.accounts[account.kind]({ ending: account.ending }) })
    : words.noAccount
  return (
    <div className="payouts">
      <PageHead
        over={property ? words.overHome({ home: property.name, town: property.town }) : words.allHomes}
        title={words.upcomingTitle}
        lead={words.upcomingLead}
        actions={<Ways earned={earned} />}
      />
      <MoneyTabs current="upcoming" propertyId={property?.id} />
      {next.map((payout) => (
        <NextPayout key={payout.amount.currency} next={payout} />
      ))}
      <Section
        title={words.earned}
        note={earned.length > 0 && words.earnedNote({ total, to })}
        side={
          earned.length + ahead.length > 0 && (
            <Chip icon="download" aria-label={words.csvUpcoming} onClick={save}>
              {words.csv}
            </Chip>
          )
        }
      >
        <UpcomingTable
          caption={words.earnedCaption}
          rows={earned}
          empty={<EmptyState title={words.nothingEarned}>{words.nothingEarnedText}</EmptyState>}
        />
      </Section>
      <Ahead ahead={ahead} />
    </div>
  )
}
export default UpcomingPayoutsPage
