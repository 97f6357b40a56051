import type { ReportedStay, StayPrepared } from '@porchlight/contract'
import { phoneView } from '#kernel/phone'
import type { ExternalStay, HomeMatch } from './external-stays.ts'
import type { WholePlan } from './plans.ts'

export const planView = ({ savedAt, friends, ...plan }: WholePlan): StayPrepared['plan'] => ({
  ...plan,
  friends: friends.map(({ joinedAt, ...friend }) => ({ ...friend, joinedAt: joinedAt.toISOString() })),
  savedAt: savedAt?.toISOString() ?? null,
})

export const reportedStayView = (
  stay: ExternalStay,
  names: ReadonlyMap<number, string>,
  fits: ReadonlyMap<number, HomeMatch[]>,
): ReportedStay => ({
  id: stay.id,
  channel: stay.channel,
  code: stay.code,
  firstName: stay.first_name,
  lastName: stay.last_name,
  email: stay.email,
  ...phoneView(stay.phone, stay.phone_state),
  arrive: stay.arrive,
  depart: stay.depart,
  adults: stay.adults,
  children: stay.children,
  arrivalTime: stay.arrival_time,
  note: stay.note,
  state: stay.state,
  reportedAt: stay.reported_at.toISOString(),
  home: stay.home_id === null ? null : { id: stay.home_id, name: names.get(stay.home_id) ?? '' },
  fits: fits.get(stay.id) ?? [],
})
