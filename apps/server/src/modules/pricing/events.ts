import { defineEvent, id } from '#kernel/events'

export const pricesChanged = defineEvent('prices.changed', 'Prices of a home were changed.', { homeId: id })
export const feesChanged = defineEvent('fees.changed', 'Fees of the company were changed.', {})
