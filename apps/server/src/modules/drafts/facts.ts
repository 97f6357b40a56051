import type { FactSource, Language } from '@porchlight/contract'
import { formatsOf, render } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { agreedHours, type Booking } from '#modules/bookings'
import { amenities, type Home, homeById, rulesOf } from '#modules/homes'
import { paymentStatusesOf } from '#modules/payments'
import { guideOf, keysOf } from '#modules/stays'
import type { Fact } from './engine/check-draft.ts'
import { withoutSecrets } from './engine/secrets.ts'

type Statement = Omit<Fact, 'id'>

const statements = (source: FactSource, ...texts: (string | null | undefined | false)[]): Statement[] =>
  texts.flatMap((text) => (text ? [{ source, text }] : []))

const homeFacts = (home: Home): Statement[] => {
  const { name, townName, headline, description, sleeps, bedrooms, bathrooms, maxPets, honestNotes } = home
  const offered = amenities.filter(({ code }) => home.amenities.includes(code)).map(({ label }) => label)
  return [
    ...statements(
      'home',
      `${name} is in ${townName}. It sleeps ${sleeps}, with ${bedrooms} bedrooms and ${bathrooms} bathrooms.`,
      offered.length > 0 && `Amenities: ${offered.join(', ')}.`,
      headline,
      description,
      ...honestNotes.map((note) => `Good to know: ${note}`),
    ),
    ...statements(
      'rules',
      maxPets > 0 ? `Pets are welcome, at most ${maxPets}.` : 'No pets.',
      ...rulesOf(home, 'en').map((rule) => `House rule: ${rule}`),
    ),
  ]
}

const stayFacts = (booking: Booking, language: Language): Statement[] => {
  const { number, arrive, depart, checkInAt, checkOutAt, party, status } = booking
  const { clock, day } = formatsOf(language)
  const { timeZone } = agreedHours(booking)
  const { adults, children, infants, pets } = party
  return statements(
    'stay',
    `Booking ${number}, state: ${status}. Arrival ${day(arrive)}, departure ${day(depart)}.`,
    `Check-in from ${clock(checkInAt, timeZone)}, check-out by ${clock(checkOutAt, timeZone)}.`,
    `Party: ${adults} adults, ${children} children, ${infants} infants, ${pets} pets.`,
  )
}

/** Amounts as the quote engine priced them and as the payment schedule has them now. */
const moneyFacts = async (ctx: ReadCtx, booking: Booking, language: Language): Promise<Statement[]> => {
  const { id, currency, total, quote } = booking
  const { price } = quote.document
  const formats = formatsOf(language)
  const money = (amount: number) => formats.money({ amount, currency })
  const { paid = 0, schedule = [] } = (await paymentStatusesOf(ctx, [id])).get(id) ?? {}
  const lines = [...price.accommodation, ...price.fees, ...price.taxes].map(
    ({ label, amount }) => `${render(language, label)} ${money(amount)}`,
  )
  return statements(
    'payments',
    `Total ${money(total)}, paid ${money(paid)}, balance ${money(Math.max(0, total - paid))}.`,
    `The price: ${lines.join('; ')}.`,
    price.deposit > 0 && `Security deposit ${money(price.deposit)}.`,
    ...schedule.map(
      ({ amount, dueAt, state }) =>
        `Installment ${formats.money(amount)}, due ${formats.moment(dueAt, agreedHours(booking).timeZone)}: ${state}.`,
    ),
  )
}

const policyFacts = (booking: Booking, language: Language): Statement[] => {
  const { cancellation } = booking.quote.document
  const { timeZone } = agreedHours(booking)
  const { money, moment } = formatsOf(language)
  return statements(
    'policy',
    ...cancellation.map(({ until, refund, text }) => {
      const when = until ? `until ${moment(new Date(until), timeZone)}` : 'after that'
      const back = money({ amount: refund, currency: booking.currency })
      return `If the guest cancels ${when}: ${render(language, text)} The refund is ${back}.`
    }),
  )
}

const guideFacts = async (ctx: ReadCtx, homeId: number): Promise<Statement[]> => {
  const { guide } = (await guideOf(ctx, homeId)) ?? {}
  if (!guide) return []
  return statements(
    'guide',
    guide.directions && `Directions: ${guide.directions}`,
    guide.wifiName && `The Wi-Fi network is called ${guide.wifiName}. Its password is on the guest’s stay page.`,
    ...guide.sections.map(({ title, text }) => `${title}: ${text}`),
  )
}

export type Known = {
  facts: Fact[]
  /** Door code and Wi-Fi password: never sent to anyone. */
  secrets: string[]
}

const numbered = (all: readonly Statement[], secrets: readonly string[]): Fact[] =>
  all.map(({ source, text }, at) => ({ id: `F${at + 1}`, source, text: withoutSecrets(text, secrets) }))

/** Everything a reply can state: about this guest's stay, its home, and the company. Nothing about anyone else. */
export const factsOf = async (app: App, ctx: ReadCtx, booking: Booking | null, language: Language): Promise<Known> => {
  const { name, contactEmail, contactPhone } = siteOf(app, { brandId: booking?.brandId })
  const company = statements('company', `${name} answers at ${contactEmail}${contactPhone && ` and ${contactPhone}`}.`)
  if (!booking) return { facts: numbered(company, []), secrets: [] }
  const { homeId } = booking
  const stored = await guideOf(ctx, homeId)
  const secrets = stored ? Object.values(keysOf(app.seal, homeId, stored)).filter(Boolean) : []
  const all = [
    ...stayFacts(booking, language),
    ...(await moneyFacts(ctx, booking, language)),
    ...policyFacts(booking, language),
    ...company,
    ...(await guideFacts(ctx, homeId)),
    ...homeFacts(await homeById(ctx, homeId)),
  ]
  return { facts: numbered(all, secrets), secrets }
}
