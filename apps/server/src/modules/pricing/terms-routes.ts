import { type HomeSchedule, policyCodes, setTermsOfHome, termsOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeForEditor } from '#modules/homes'
import { setRates } from './commands.ts'
import type { ScheduleTerm } from './engine/schedule.ts'
import { noPrices } from './no-prices.ts'
import { ownPolicies, policyNamed } from './own-policies.ts'
import { pricingOf } from './priced-homes.ts'

const whole = 10_000

const scheduleOf = ({ atBooking, daysBefore, installments = [] }: HomeSchedule): ScheduleTerm[] => {
  const first: ScheduleTerm = { share: atBooking * 100, due: { kind: 'booking' } }
  const terms = [first, ...installments.map(({ share, due }) => ({ share: share * 100, due }))]
  const left = whole - terms.reduce((sum, { share }) => sum + share, 0)
  const rest: ScheduleTerm = { share: left, due: { kind: 'before_arrival', days: daysBefore } }
  return left > 0 ? [...terms, rest] : terms
}

type Installment = NonNullable<HomeSchedule['installments']>[number]

/** An installment as chosen: a whole percentage due after booking. */
const chosenInstallment = ({ share, due }: ScheduleTerm): Installment[] =>
  share % 100 === 0 && due.kind !== 'booking' ? [{ share: share / 100, due }] : []

/** A schedule as chosen: whole percentages, the first due at booking; null for any other schedule. */
const chosenSchedule = ([first, ...later]: readonly ScheduleTerm[]): HomeSchedule | null => {
  if (first?.due.kind !== 'booking' || first.share % 100 !== 0) return null
  if (later.reduce((sum, { share }) => sum + share, first.share) !== whole) return null
  const installments = later.flatMap(chosenInstallment)
  if (installments.length < later.length) return null
  const last = installments.at(-1)
  const hasRest = last?.due.kind === 'before_arrival' && last.due.days > 0
  const between = hasRest ? installments.slice(0, -1) : installments
  return {
    atBooking: first.share / 100,
    daysBefore: hasRest && last.due.kind === 'before_arrival' ? last.due.days : 30,
    ...(between.length > 0 && { installments: between }),
  }
}

export const termsRoutes: readonly Route[] = [
  route(termsOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { terms } = await pricingOf(ctx, home)
      const { id, name } = home
      const policies = (await ownPolicies(ctx))
        .filter((own) => !own.archived || own.code === terms?.policy.code)
        .map(({ code, policy }) => ({ code, policy }))
      if (!terms) return { home: { id, name }, terms: null, policies }
      const { policy, schedule } = terms
      const code = [...policyCodes, ...policies.map((own) => own.code)].find((known) => known === policy.code) ?? null
      return {
        home: { id, name },
        policies,
        terms: { policy: { code, name: policy.name }, schedule: chosenSchedule(schedule) },
      }
    }),
  ),

  route(setTermsOfHome, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const current = await pricingOf(ctx, home)
      if (!current.plan) throw noPrices()
      const policy = await policyNamed(ctx, body.policy, current.terms?.policy)
      await setRates(ctx, home.id, { terms: { policy, schedule: scheduleOf(body.schedule) } }, actor.accountId)
      return body
    }),
  ),
]
