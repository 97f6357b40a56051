import { type HomeSchedule, policyCodes, setTermsOfHome, termsOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeForEditor } from '#modules/homes'
import { setRates } from './commands.ts'
import { policyPresets } from './engine/policy.ts'
import type { ScheduleTerm } from './engine/schedule.ts'
import { noPrices } from './no-prices.ts'
import { pricingOf } from './priced-homes.ts'

const whole = 10_000

const scheduleOf = ({ atBooking, daysBefore }: HomeSchedule): ScheduleTerm[] => {
  const share = atBooking * 100
  const rest: ScheduleTerm = { share: whole - share, due: { kind: 'before_arrival', days: daysBefore } }
  return [{ share, due: { kind: 'booking' } }, ...(share < whole ? [rest] : [])]
}

/** A schedule as it is chosen: a whole percentage at booking, the rest before arrival; null for any other. */
const chosenSchedule = ([first, rest, ...more]: readonly ScheduleTerm[]): HomeSchedule | null => {
  if (!first || more.length > 0 || first.due.kind !== 'booking' || first.share % 100 !== 0) return null
  const atBooking = first.share / 100
  if (!rest) return atBooking === 100 ? { atBooking, daysBefore: 30 } : null
  if (rest.due.kind !== 'before_arrival' || first.share + rest.share !== whole) return null
  return { atBooking, daysBefore: rest.due.days }
}

export const termsRoutes: readonly Route[] = [
  route(termsOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { terms } = await pricingOf(ctx, home)
      const { id, name } = home
      if (!terms) return { home: { id, name }, terms: null }
      const { policy, schedule } = terms
      const code = policyCodes.find((known) => known === policy.code) ?? null
      return {
        home: { id, name },
        terms: { policy: { code, name: policy.name }, schedule: chosenSchedule(schedule) },
      }
    }),
  ),

  route(setTermsOfHome, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      if (!(await pricingOf(ctx, home)).plan) throw noPrices()
      const terms = { policy: policyPresets[body.policy], schedule: scheduleOf(body.schedule) }
      await setRates(ctx, home.id, { terms }, actor.accountId)
      return body
    }),
  ),
]
