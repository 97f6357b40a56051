import './dashboard.css'
import {
  agentRoles,
  commissionStates,
  dateIn,
  hasRole,
  partnerApplications,
  partnerOverview,
} from '@porchlight/contract'
import { ButtonLink, PageHead } from '@porchlight/ui'
import { href } from 'react-router'
import { HoldAlert } from '#app/features/partner-money/hold-alert.tsx'
import { StateStrip } from '#app/features/partner-money/state-strip.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import { IataAlert } from '../programs/iata-alert.tsx'
import { ProgramStatus } from '../programs/program-status.tsx'
import { RenewalAlerts } from '../programs/renewal-alerts.tsx'
import type { Route } from './+types/page'
import { CopyLink } from './copy-link.tsx'
import { DueToPartner } from './due.tsx'
import { EveryReferral } from './every-referral.tsx'
import { hasEnded } from './has-ended.ts'
import { PartnerLinks } from './links.tsx'
import { PaidByMonth } from './months.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const wanted = new URL(request.url).searchParams.get('state')
  const state = commissionStates.find((one) => one === wanted)
  const [overview, programs] = await Promise.all([
    api(partnerOverview, { query: state ? { state } : {} }),
    api(partnerApplications),
  ])
  return { ...resultsOf(overview), state, programs: resultsOf(programs), today: dateIn(site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/partners`: commissions by status, what is due, links, and payouts by month. */
const DashboardPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(commissionWords)
  const { date } = useFormats()
  const user = useUser()
  const { state, states, due, links, months, holds, programs, today, ...listed } = loaderData
  const [business] = programs.applications.filter(({ state }) => state === 'active')
  const [first] = links.filter(({ paused }) => !paused)
  const books = agentRoles.some((role) => hasRole(user, role))
  const status = <ProgramStatus {...programs} isBroker={hasRole(user, 'broker')} today={today} />
  const isActive = business !== undefined
  // Nothing is left to pay them then: no account or tax form is needed.
  const isOver = hasEnded({ applications: programs.applications, states })
  return (
    <>
      <PageHead
        over={
          business &&
          [
            business.businessName,
            business.iata && words.iata({ number: business.iata }),
            business.bindsUntil && words.agreementUntil({ day: date(business.bindsUntil) }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        title={words.title}
        lead={words.lead}
        actions={
          <>
            {books && isActive && (
              <ButtonLink href={href('/partners/travel-agent/book-for-a-guest')}>{words.nameGuest}</ButtonLink>
            )}
            {first && <CopyLink code={first.code} primary />}
          </>
        }
      />
      <div className="partner-alerts">
        <RenewalAlerts {...programs} />
        {!holds.includes('iata') && <IataAlert {...programs} />}
        <HoldAlert holds={isOver ? [] : holds} />
      </div>
      {!isActive && <div className="partner-status">{status}</div>}
      <StateStrip states={states} />
      <div className="partner-dashboard">
        <div>
          <DueToPartner due={due} />
          {!(isOver && links.length === 0) && <PartnerLinks links={links} />}
        </div>
        <EveryReferral {...listed} state={state} />
        <div>
          <PaidByMonth months={months} />
          {isActive && status}
        </div>
      </div>
    </>
  )
}
export default DashboardPage
