import { languages, type StatementData } from '@porchlight/contract'
import { formatsOf, render, type Said } from '@porchlight/wording'
import { expect, it } from 'vitest'
import { entriesOf } from '#modules/ledger'
import { a, usualPricing } from '#testing/builders'
import { pdfText } from '#testing/paper-text'
import { begunStay } from '#testing/stays'
import { statementPdf } from './adapters/statement-pdf.ts'
import { statementsScene } from './testing/scene.ts'

const { t, statementOf } = statementsScene()

const [cleaning, service] = usualPricing.fees
const fee = (more: object) => ({ ...cleaning, ...more }) as (typeof usualPricing.fees)[number]
const pricing = {
  fees: [
    fee({ label: 'Cleaning', amount: 45_000, position: 1 }),
    fee({ code: 'pets', label: 'Dogs and cats', kind: 'per_pet_night', amount: 2_500, position: 2 }),
    fee({ code: 'linen', label: 'Linen', amount: 6_000, position: 3 }),
    { ...service, position: 4 } as (typeof usualPricing.fees)[number],
  ],
}

const stayWithDogs = async () => {
  t.clock.set('2027-01-10T17:00:00Z')
  const { ownerId, homeId } = await t.write(async (ctx) => {
    const owner = await a.account(ctx, { roles: ['owner'] })
    const { id } = await a.pricedHome(ctx, { ownerId: owner.id, pricing })
    return { ownerId: owner.id, homeId: id }
  })
  const booking = await begunStay(t, { homeId, arrive: '2027-02-01', depart: '2027-02-04', pets: 2 })
  return { ownerId, booking }
}

const partsOf = ({ homes }: StatementData) => homes.flatMap(({ lines }) => lines).flatMap(({ parts }) => parts)

it('a fee keeps its code, number, and name from the price to the journal and the owner statement', async () => {
  const { ownerId, booking } = await stayWithDogs()
  const priced = booking.quote.document.price.fees.map(({ code, fee: id, label, amount }) => [code, id, label, -amount])
  expect(priced.map(([code, , , amount]) => [code, amount])).toMatchObject([
    ['cleaning', -45_000],
    ['pets', -15_000],
    ['linen', -6_000],
    ['service', expect.any(Number)],
  ])
  const entries = await t.read((ctx) => entriesOf(ctx, { bookingId: booking.id, purposes: ['recognition'] }))
  expect(
    entries
      .flatMap(({ lines }) => lines)
      .flatMap(({ charge, signed }) => (charge ? [[charge.code, charge.fee, charge.label, signed]] : [])),
  ).toEqual(priced)
  const parts = partsOf(await statementOf(ownerId))
  expect(
    parts
      .filter((part) => part.fee !== null)
      .map(({ code, fee: id, label, amount }) => [code, id, label, amount.amount]),
  ).toEqual(priced)
})

it('the statement PDF lists each fee by its own name, in every language', async () => {
  const { ownerId } = await stayWithDogs()
  const statement = await statementOf(ownerId)
  for (const language of languages) {
    const text = pdfText(await statementPdf(statement, language))
      .replaceAll('\n', ' ')
      .replace(/\s+/g, ' ')
    for (const { label, amount } of partsOf(statement).filter(({ fee: id }) => id !== null))
      expect(text, language).toContain(
        `${render(language, label as Said)} ${formatsOf(language).money(amount).replace(/\s/g, ' ')}`,
      )
  }
})
