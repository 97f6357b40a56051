import type { PersonalDataPart } from '#kernel/module'
import { ordersOf } from './orders.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    conciergeOrders: (await ordersOf(ctx, accountId)).map(
      ({ service_name, on_date, people, requests, answer, state }) => ({
        service: service_name,
        on: on_date,
        people,
        requests,
        answer,
        state,
      }),
    ),
  }),
}
