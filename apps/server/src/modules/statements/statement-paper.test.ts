import { expect, it } from 'vitest'
import { setShares } from '#modules/homes'
import { pdfText } from '#testing/paper-text'
import { begunStay } from '#testing/stays'
import { statementPdf } from './adapters/statement-pdf.ts'
import { statementTexts } from './adapters/statement-texts.ts'
import { statementOfDays } from './queries.ts'
import { legalName, statementsScene, usd } from './testing/scene.ts'

const { t, statementOf, close, pay, ownerWithHome, earned } = statementsScene()
const { money, said } = statementTexts('en')

const linesOn = async (statement: Parameters<typeof statementPdf>[0]) =>
  pdfText(await statementPdf(statement, 'en')).split('\n')

/** The sum next to a name: the sheet writes the sum first. */
const sumBeside = (lines: readonly string[], label: string) => lines[lines.indexOf(label) - 1]

it("R48 a quarter's document matches the call: the sum, every line, and what changed since", async () => {
  t.clock.set('2027-05-02T17:00:00Z')
  const owner = await ownerWithHome('Gull House')
  await earned(owner, 1_000_00, '2027-01-20')
  await pay(owner.ownerId, 400_00)
  await close(owner.ownerId)
  await earned(owner, 70_05, '2027-03-25')
  await earned(owner, 512_34, '2027-04-10')
  for (const statement of [await statementOf(owner.ownerId), await statementOf(owner.ownerId, 2027, 2)]) {
    const lines = await linesOn(statement)
    const { opening, earned: gained, adjustments, closing } = statement
    expect(sumBeside(lines, 'Opening balance')).toBe(money(opening))
    expect(sumBeside(lines, 'Earned')).toBe(money(gained))
    expect(sumBeside(lines, 'Adjustments')).toBe(money(adjustments))
    expect(sumBeside(lines, 'Closing balance')).toBe(money(closing))
    for (const { label, amount } of [...statement.homes.flatMap((home) => home.lines), ...statement.payoutLines]) {
      expect(lines).toContain(said(label))
      expect(lines).toContain(money(amount))
    }
  }
  const open = await linesOn(await statementOf(owner.ownerId, 2027, 2))
  expect(open).toContain('Changed since the last statement')
  expect(open).toContain('Open. This statement changes until the quarter closes.')
  expect(await linesOn(await statementOf(owner.ownerId))).not.toContain('Changed since the last statement')
})

it("R51 a document shows the co-owners' part of a stay", async () => {
  t.clock.set('2027-01-15T17:00:00Z')
  const [one, two] = [await ownerWithHome('Tern House'), await ownerWithHome()]
  const shares = [
    { accountId: one.ownerId, basisPoints: 3_333 },
    { accountId: two.ownerId, basisPoints: 6_667 },
  ]
  await t.write((ctx) => setShares(ctx, one.homeId, '2027-01-01', shares))
  await begunStay(t, { homeId: one.homeId, arrive: '2027-02-01', depart: '2027-02-03' })
  const text = pdfText(await statementPdf(await statementOf(one.ownerId), 'en')).replaceAll('\n', ' ')
  expect(text).toContain(`Co-owners ${money(usd(-1_066_72))}`)
  expect(text).toContain(money(usd(533_28)))
})

it('the document for a range of days says that it is never closed', async () => {
  const owner = await ownerWithHome()
  await earned(owner, 90_00, '2027-01-10')
  const requested = { ownerId: owner.ownerId, legalName, from: '2027-01-05', to: '2027-01-31' }
  const lines = await linesOn(await t.read((ctx) => statementOfDays(ctx, requested)))
  expect(sumBeside(lines, 'Closing balance')).toBe('$90.00')
  expect(lines.join(' ')).toContain('It never closes')
})

it("documents are files of their owner, in the language they request, and no one else's", async () => {
  const owner = await t.person('owner')
  for (const path of [
    'owners/accounting/statements/2027/1/pdf',
    'owners/accounting/statement-of-days/pdf?start=2027-01-01&end=2027-02-01',
  ]) {
    const file = await owner.raw({ path })
    expect(file).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
    })
    expect(file.text.slice(0, 5)).toBe('%PDF-')
    expect((await (await t.person('traveler')).raw({ path })).status).toBe(403)
    expect((await (await t.person('staff')).raw({ path })).status).toBe(403)
    expect((await t.visitor().raw({ path })).status).toBe(401)
  }
  const french = await owner.raw({ path: 'owners/accounting/statements/2027/1/pdf?language=fr' })
  expect(french.text).toContain('/Lang (fr)')
  expect((await owner.raw({ path: 'owners/accounting/statements/2027/5/pdf' })).status).toBe(404)
  expect(
    (await owner.raw({ path: 'owners/accounting/statement-of-days/pdf?start=2027-02-01&end=2027-01-01' })).status,
  ).toBe(422)
})
