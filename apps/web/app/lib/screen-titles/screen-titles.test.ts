import { routes } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { titles as de } from './de.ts'
import { titles as es } from './es.ts'
import { titles as fr } from './fr.ts'
import { titleIn } from './screen-titles.ts'

/** The same in every language. */
const names = ['{slug}', 'W-9', 'Canoe Place', 'The Drake Inn', 'Fresh Direct']
const english = new Set(
  routes.flatMap(({ label, metaData, footerCta }) => [label, metaData.description ?? label, footerCta.label]),
)
for (const name of names) english.delete(name)
const params = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([param]) => param).sort()

for (const [language, titles] of Object.entries({ de, es, fr }))
  test(`every screen has its title in ${language}, with the same parameters, and nothing else is translated`, () => {
    expect(new Set(Object.keys(titles))).toEqual(english)
    for (const [text, other] of Object.entries(titles)) expect(params(other), text).toEqual(params(text))
  })

test('a name, and anything in an unsupported language, is not translated', () => {
  expect(titleIn('fr', 'The Drake Inn')).toBe('The Drake Inn')
  expect(titleIn('it', 'Today')).toBe('Today')
  expect(titleIn('de', 'Today')).toBe('Heute')
})
