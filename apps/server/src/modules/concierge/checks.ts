import type { Check } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { requestsByIds } from '#modules/bookings'
import { db } from './tables.ts'

/** Confirmed orders whose payment request has a different amount than was confirmed, or belongs to another stay. */
const misbilled = async (ctx: ReadCtx): Promise<number> => {
  const orders = await db(ctx)
    .selectFrom('concierge.service_order')
    .select(['booking_id', 'price_minor', 'request_id'])
    .where('request_id', 'is not', null)
    .execute()
  const requests = await requestsByIds(
    ctx,
    orders.flatMap(({ request_id }) => request_id ?? []),
  )
  return orders.filter(({ booking_id, price_minor, request_id }) => {
    const request = requests.get(request_id ?? 0)
    return request?.amount_minor !== price_minor || request?.booking_id !== booking_id
  }).length
}

export const checks: readonly Check[] = [
  {
    code: 'concierge.asked',
    text: 'Every confirmed concierge order has a payment request at the confirmed price.',
    async run({ work }) {
      const wrong = await work.read(misbilled)
      return { holds: wrong === 0, figure: `${wrong} asked for something else` }
    },
  },
]
