import '../staff.css'
import './booking.css'
import {
  bookingAttribution,
  bookingById,
  bookingOverview,
  changeRequestsOf,
  claimsOfStay,
  dateIn,
  depositOfStay,
  guestFlagsOfStay,
  identitiesOfDesk,
  issuesOfStay,
  paymentRequestsOf,
  receivedPayments,
  scheduledMessagesOfStay,
  staffConversationOfStay,
  stayOfBooking,
  tagsOfBooking,
} from '@porchlight/contract'
import { Alert } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { type PageRequest, pageRequest } from '#app/lib/request-context.ts'
import { AreaActions } from '../area-actions.tsx'
import type { Route } from './+types/page'
import { tabIn } from './booking-tabs.ts'
import { Head } from './head.tsx'
import { History } from './history.tsx'
import { HomeTab } from './home-tab.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { MoneyTab } from './money-tab.tsx'
import { openByNumber } from './open-by-number.ts'
import { Overview } from './overview.tsx'
import { StayTab } from './stay-tab.tsx'

type Api = PageRequest['api']

/** Messages need their own permission. */
const conversationOf = async (api: Api, id: string) => {
  const talk = await api(staffConversationOfStay, { params: { id } })
  return !talk.ok && talk.error.status === 403 ? null : resultsOf(talk)
}

const messagesOf = async (api: Api, id: string) => {
  const scheduled = await api(scheduledMessagesOfStay, { params: { id } })
  return scheduled.ok ? scheduled.results.messages : null
}

/** Commissions need their own permission. */
const creditOf = async (api: Api, bookingId: string) => {
  const credited = await api(bookingAttribution, { params: { bookingId } })
  return !credited.ok && credited.error.status === 403 ? null : resultsOf(credited).attribution
}

/** Money received outside the card gateway needs its own permission. */
const receivedOf = async (api: Api, id: string) => {
  const answer = await api(receivedPayments, { params: { id } })
  return !answer.ok && answer.error.status === 403 ? null : resultsOf(answer)
}

/** IDs need their own permission. */
const submittedIdOf = async (api: Api, id: string) => {
  const answer = await api(identitiesOfDesk, { query: { bookingId: id } })
  if (!answer.ok && answer.error.status === 403) return null
  return resultsOf(answer).identities[0] ?? null
}

const requestsOf = async (api: Api, id: string) => resultsOf(await api(paymentRequestsOf, { params: { id } })).requests
const changesOf = async (api: Api, id: string) => resultsOf(await api(changeRequestsOf, { params: { id } })).requests

/** What the open tab shows in addition to the booking itself; other tabs' data isn't requested. */
const tabDataOf = async (api: Api, search: URLSearchParams, id: string) => {
  const tab = tabIn(search)
  switch (tab) {
    case 'overview': {
      const [changes, requests, scheduled, tagged, talk, held, overview] = await Promise.all([
        changesOf(api, id),
        requestsOf(api, id),
        messagesOf(api, id),
        api(tagsOfBooking, { params: { id } }),
        conversationOf(api, id),
        api(depositOfStay, { params: { id } }),
        api(bookingOverview, { params: { id } }),
      ])
      const { deposit } = resultsOf(held)
      return {
        tab,
        changes,
        requests,
        scheduled,
        talk,
        deposit,
        tags: resultsOf(tagged).tags,
        overview: resultsOf(overview),
      }
    }
    case 'money': {
      const [requests, attribution, held, received] = await Promise.all([
        requestsOf(api, id),
        creditOf(api, id),
        api(depositOfStay, { params: { id } }),
        receivedOf(api, id),
      ])
      return { tab, requests, attribution, received, deposit: resultsOf(held).deposit }
    }
    case 'messages': {
      const [talk, scheduled] = await Promise.all([conversationOf(api, id), messagesOf(api, id)])
      return { tab, talk, scheduled }
    }
    case 'stay': {
      const [changes, prepared, submitted, scheduled] = await Promise.all([
        changesOf(api, id),
        api(stayOfBooking, { params: { id } }),
        submittedIdOf(api, id),
        messagesOf(api, id),
      ])
      return { tab, changes, stay: resultsOf(prepared).stay, submitted, scheduled }
    }
    case 'home': {
      const [claimed, reported] = await Promise.all([
        api(claimsOfStay, { params: { id } }),
        api(issuesOfStay, { params: { id } }),
      ])
      return { tab, claimed: resultsOf(claimed), reported: resultsOf(reported), now: new Date().toISOString() }
    }
    case 'history':
      return { tab }
  }
}
export type TabData = Awaited<ReturnType<typeof tabDataOf>>
export type DataOf<Tab extends TabData['tab']> = Extract<TabData, { tab: Tab }>

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { bookingId } = params
  if (bookingId.includes('-')) await openByNumber(api, bookingId)
  const [found, flags, data] = await Promise.all([
    api(bookingById, { params: { id: bookingId } }),
    api(guestFlagsOfStay, { params: { id: bookingId } }),
    tabDataOf(api, new URL(request.url).searchParams, bookingId),
  ])
  const { booking } = resultsOf(found)
  const today = dateIn(booking.home.timeZone, new Date())
  return { booking, today, doNotRent: resultsOf(flags).doNotRent, data }
}

export const meta = (args: Route.MetaArgs) => {
  const booking = args.loaderData?.booking
  return pageMeta(args, booking ? { title: `${booking.number}, ${booking.home.name}` } : {})
}

/** `/staff/bookings/{id}`: everything about one booking: its actions in the header, the rest in tabs. */
const StaffBookingPage = ({ loaderData: { booking, today, doNotRent, data } }: Route.ComponentProps) => {
  const words = useWords(staffBookingsWords)
  return (
    <>
      <Head booking={booking} tab={data.tab} today={today} />
      {doNotRent && <Alert tone="danger">{words.doNotRent({ reason: doNotRent.reason })}</Alert>}
      {data.tab === 'overview' && <Overview booking={booking} today={today} {...data} />}
      {data.tab === 'money' && <MoneyTab booking={booking} {...data} />}
      {data.tab === 'messages' && (
        <AreaActions area="people">
          <MessagesTab booking={booking} {...data} />
        </AreaActions>
      )}
      {data.tab === 'stay' && <StayTab booking={booking} {...data} />}
      {data.tab === 'home' && <HomeTab booking={booking} {...data} />}
      {data.tab === 'history' && <History booking={booking} />}
    </>
  )
}
export default StaffBookingPage
