import { longestPartnerReport, type PartnerFigures, type PlainDate, type Withholding } from '@porchlight/contract'

/** Days after check-out by which a commission is paid (R57). */
export const payableDays = 30

/** Tax forms are made of years that are over: until then their totals can still grow. */
export const isYearOver = (year: number, today: PlainDate): boolean => year < Number(today.slice(0, 4))

/** Days before a dispute's answer is due on which the team is reminded. */
export const remindDays = 2

/** Based on rent after discounts, without fees, taxes, deposits, and add-ons (R57). */
export const rentOf = ({ charges }: { charges: readonly { kind: string; amount: number }[] }): number =>
  charges.reduce((sum, { kind, amount }) => (kind === 'accommodation' ? sum + amount : sum), 0)

const monthNumber = (day: PlainDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

export const isTooLong = ({ from, to }: { from: PlainDate; to: PlainDate }): boolean =>
  monthNumber(to) - monthNumber(from) > longestPartnerReport

/** Some of a partner's figures for a month. */
export type PartnerMonth = { partnerId: number; month: PlainDate } & Partial<PartnerFigures>

const nothing: PartnerFigures = { clicks: 0, quotes: 0, bookings: 0, rent: 0, earned: 0, paid: 0 }
const figureNames = Object.keys(nothing) as (keyof PartnerFigures)[]

/** Each partner's monthly totals for months with any figure, latest month first. */
export const partnerMonths = (parts: readonly PartnerMonth[]): (PartnerMonth & PartnerFigures)[] =>
  [...Map.groupBy(parts, ({ partnerId, month }) => `${month} ${partnerId}`).values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const sums = Object.fromEntries(
        figureNames.map((name) => [name, group.reduce((sum, part) => sum + (part[name] ?? 0), 0)]),
      ) as PartnerFigures
      return [{ partnerId: first.partnerId, month: first.month, ...sums }]
    })
    .filter((row) => figureNames.some((name) => row[name] !== 0))
    .sort((a, b) => b.month.localeCompare(a.month) || a.partnerId - b.partnerId)

const dayMs = 86_400_000

/** Days that began between two instants: a window of so many includes both. */
export const daysAfter = (from: Date, to: Date): number =>
  Math.max(1, Math.ceil((to.getTime() - from.getTime()) / dayMs))

const endingOf = (method: string): string => /(\d{4})\D*$/.exec(method)?.[1] ?? ''

type PaidBy = { kind: 'card' | 'bank'; method: string }

/** Whether a booking is paid with a card or account of the partner's: one they paid with, or are paid to. */
export const sharesPayment = (
  paidBy: readonly PaidBy[],
  partner: { paidBy: readonly PaidBy[]; endings: readonly string[] },
): boolean =>
  paidBy.some(
    ({ kind, method }) =>
      partner.paidBy.some((own) => own.kind === kind && own.method === method) ||
      (kind === 'bank' && partner.endings.includes(endingOf(method))),
  )

type SignedForm = { isForeign: boolean; signedAt: Date }

/**
 * Whether a payment went to someone who isn't a U.S. person: by the form that counted when it was sent, or by the first
 * they signed after it; undefined: they signed none. Backup withholding only ever applies to U.S. persons, or to those
 * presumed to be (R54).
 */
export const paidAsForeign = (
  { at, withholding }: { at: Date; withholding: Withholding },
  forms: readonly SignedForm[],
): boolean | undefined =>
  withholding === 'backup' ? false : (forms.findLast(({ signedAt }) => signedAt <= at) ?? forms[0])?.isForeign
