import { changeLanguage } from '@porchlight/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
let path: string
beforeAll(async () => {
  t = await testApp()
  const home = await t.write((ctx) => a.pricedHome(ctx))
  path = `properties/${home.id}/quotes`
})
afterAll(() => t.close())

const body = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }
type Quoted = {
  results: { quote: { lines: { label: string; why: { text: string } }[]; cancellation: { text: string }[] } }
}
type Caller = ReturnType<TestApp['visitor']>
const rentAs = async (caller: Caller, headers: Record<string, string> = {}) => {
  const answer = await caller.raw({ method: 'POST', path, body, headers })
  const { lines, cancellation } = (answer.body as unknown as Quoted).results.quote
  return [lines[0]?.label, lines[0]?.why.text.split(' ')[0], cancellation.at(-1)?.text]
}

test('a price is explained in the language of the person who asks', async () => {
  const person = await t.person('traveler')
  expect(await rentAs(person)).toEqual(['7 nights', 'Nights', 'No refund.'])
  expect(await person.call(changeLanguage, { body: { language: 'de' } })).toMatchObject({ ok: true })
  expect(await rentAs(person)).toEqual(['7 Nächte', 'Die', 'Keine Erstattung.'])
})

test('a visitor reads it in the language of the page, or in English if none is given', async () => {
  expect((await rentAs(t.visitor(), { 'x-reader-language': 'fr' }))[0]).toBe('7 nuits')
  expect((await rentAs(t.visitor(), { 'x-reader-language': 'tlh' }))[0]).toBe('7 nights')
})
