import { myInvoices, myReceipts } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { pdfText } from '#testing/paper-text'
import { begunStay } from '#testing/stays'
import { good } from '../bookings/testing/guest.ts'
import { statementsScene } from './testing/scene.ts'

const { t } = statementsScene()

/** How a missing glyph reads: it is drawn as an empty box. */
const box = '\0'
const charactersOf = (name: string) => [...new Set(name.match(/\p{L}/gu))]

const pdf = async (who: Caller, path: string): Promise<string> => {
  const file = await who.raw({ path: path.replace('/app-portal/v1.1/', '') })
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  return pdfText(file.bytes)
}

it.each([
  ['Thai', 'สมชาย', 'ใจดี', 'บ้านริมทะเล'],
  ['Arabic', 'علي', 'حسن', 'بيت البحر'],
  ['Chinese', '小明', '王', '海边的房子'],
  ['Hebrew', 'דוד', 'לוי', 'בית על הים'],
  ['Devanagari', 'प्रिया', 'शर्मा', 'समुद्र तट का घर'],
  ['Cyrillic', 'Пётр', 'Щербаков', 'Вилла Маяк'],
  ['Greek', 'Γιώργος', 'Παπαδόπουλος', 'Σπίτι στη θάλασσα'],
  ['Korean', '철수', '김', '바닷가 집'],
  ['Japanese', 'さくら', '山本', '海の家'],
  ['Latin with marks', 'Łukasz', 'Østergård-Nguyễn', 'Straße der Ölbäume'],
])('receipts, invoices, and statements show every character of names in %s', async (_, firstName, lastName, name) => {
  const ownerId = (await t.write((ctx) => a.account(ctx, { roles: ['owner'], firstName, lastName }))).id
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId, name }))
  const guest = `${firstName} ${lastName}`
  const booking = await begunStay(t, { homeId: home.id, arrive: '2027-01-20', depart: '2027-01-22', guest })
  await t.drain()

  const [reader, owner] = [await t.as(booking.guestId), await t.as(ownerId)]
  const { receipts } = await good(reader.call(myReceipts, { query: { booking: booking.id } }))
  const { invoices } = await good(reader.call(myInvoices, { query: { booking: booking.id, status: 'all' } }))
  const guestsPdfs = [...receipts, ...invoices.data].map(({ file }) => file)
  expect(guestsPdfs.length).toBeGreaterThanOrEqual(2)
  for (const file of guestsPdfs) {
    const text = await pdf(reader, file)
    expect(text).not.toContain(box)
    for (const character of charactersOf(guest + name)) expect(text, `${character} in ${file}`).toContain(character)
  }
  const statement = await pdf(owner, 'owners/accounting/statements/2027/1/pdf')
  expect(statement).not.toContain(box)
  for (const character of charactersOf(guest + name)) expect(statement, character).toContain(character)
})
