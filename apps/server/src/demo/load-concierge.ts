import type { WriteCtx } from '#kernel/work'
import { saveService } from '#modules/concierge'

const services = [
  {
    name: 'Groceries before you arrive',
    description:
      'From your list or ours, in the fridge when you open the door. The shop’s bill is in the price up to $150.',
    pricing: 'order',
    price: 19_500,
    leadDays: 2,
    freeDays: 2,
    retainedPercent: 50,
  },
  {
    name: 'A cook for an evening',
    description: 'Three courses from what the boats and the farms brought that day, and the kitchen clean afterward.',
    pricing: 'person',
    price: 14_500,
    leadDays: 4,
    freeDays: 5,
    retainedPercent: 50,
  },
  {
    name: 'Beach set for the day',
    description: 'Chairs, umbrella, towels and a cool box carried to the sand at nine and fetched at six.',
    pricing: 'order',
    price: 8_500,
    leadDays: 1,
    freeDays: 1,
    retainedPercent: 100,
  },
  {
    name: 'A boat with its skipper',
    description: 'Half a day along the bay for up to six. Tell us what you would like to see, and we ask who is free.',
    pricing: 'quoted',
    price: null,
    leadDays: 3,
    freeDays: 4,
    retainedPercent: 50,
  },
] as const

/** What guests in the demo world can order. */
export const loadConcierge = async (ctx: WriteCtx, by: number): Promise<void> => {
  for (const service of services) await saveService(ctx, { ...service, currency: 'USD', offered: true }, by)
}
