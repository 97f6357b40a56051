import './today.css'
import { ownerBookings, ownerToday } from '@porchlight/contract'
import { ButtonLink, PageHead } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { Arrivals } from './arrivals.tsx'
import { ByMonth } from './by-month.tsx'
import { EarningsSoFar } from './earnings.tsx'
import { Homes } from './homes.tsx'
import { Occupancy } from './occupancy.tsx'
import { Tasks } from './tasks.tsx'
import { Welcome } from './welcome.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [today, requests] = await Promise.all([
    api(ownerToday),
    api(ownerBookings, { query: { when: 'requested', perPage: 50 } }),
  ])
  return {
    today: resultsOf(today),
    requests: requests.ok ? requests.results.bookings.data : [],
    now: new Date().toISOString(),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const TodayPage = ({ loaderData: { today, requests, now } }: Route.ComponentProps) => {
  const { day } = useFormats()
  const words = useWords(ownerTodayWords)
  const user = useUser()
  if (today.homes === 0) return <Welcome name={user?.firstName ?? ''} offered={today.offered} />
  return (
    <div className="today">
      <PageHead
        over={words.over({ date: day(today.occupancy.from), homes: today.homes })}
        title={words.title({ name: user?.firstName ?? '' })}
        actions={
          <ButtonLink href={href('/owners/calendar/:propertyId?/:date?')} icon="lock">
            {words.blockNights}
          </ButtonLink>
        }
      />
      <div className="today-split">
        <Tasks
          tasks={today.answers}
          requests={requests}
          next={today.arrivals[0]}
          now={now}
          today={today.occupancy.from}
        />
        <Arrivals arrivals={today.arrivals} {...(today.answers.length === 0 && { shown: 3 })} />
      </div>
      <EarningsSoFar money={today.money} next={today.nextPayout} homes={today.homes} today={today.occupancy.from} />
      <Homes homes={today.byHome} currency={today.money.earned.currency} />
      <div className="today-split">
        <ByMonth months={today.byMonth} year={today.money.year} today={today.occupancy.from} />
        <Occupancy occupancy={today.occupancy} />
      </div>
    </div>
  )
}
export default TodayPage
