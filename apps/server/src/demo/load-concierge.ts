import type { WriteCtx } from '#kernel/work'
import { saveService } from '#modules/concierge'

const services = [
  {
    name: 'Groceries before you arrive',
    description:
      'From your list or ours, in the fridge when you open the door. The price includes up to $150 of groceries.',
    pricing: 'order',
    price: 19_500,
    leadDays: 2,
    freeDays: 2,
    retainedPercent: 50,
  },
  {
    name: 'Private chef for an evening',
    description: 'Three courses from what the boats and farms brought in that day, and a clean kitchen afterward.',
    pricing: 'person',
    price: 14_500,
    leadDays: 4,
    freeDays: 5,
    retainedPercent: 50,
  },
  {
    name: 'Beach setup for the day',
    description: 'Chairs, an umbrella, towels, and a cooler, set up on the sand at nine and picked up at six.',
    pricing: 'order',
    price: 8_500,
    leadDays: 1,
    freeDays: 1,
    retainedPercent: 100,
  },
  {
    name: 'Boat with a captain',
    description:
      'Half a day along the bay for up to six. Tell us what you’d like to see, and we’ll find a captain who’s free.',
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
