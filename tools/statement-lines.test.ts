import { languages } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { journalWords } from '../apps/server/src/modules/bookings/messages.ts'
import {
  basisWords,
  lineWords,
  nightsInWords,
  partLabels,
  stayInWords,
} from '../apps/server/src/modules/statements/words.ts'
import { statementLineWords } from '../apps/web/app/lib/messages/owner/statement-lines.ts'
import { wordsIn } from '../apps/web/app/lib/messages/words.ts'
import { lineTexts } from '../apps/web/app/owner/statement/line-texts.ts'

const textsIn = (language: string) =>
  lineTexts({
    words: wordsIn(statementLineWords, language),
    stayDates: ({ arrive, depart }) => `${arrive}/${depart}`,
    date: (date) => date,
  })

const others = languages.filter((one) => one !== 'en')

describe.each(others)('a statement in %s', (language) => {
  const texts = textsIn(language)

  test('has no English from the server in its lines', () => {
    const { payout, returned, keptOf, damage, adjusted, belongsTo } = lineWords
    for (const text of [payout, returned, keptOf('Ada'), damage('Ada'), adjusted('Ada')])
      expect(texts.label(text), text).not.toBe(text)
    for (const text of [...Object.values(partLabels), 'Tax, Ashlock'])
      if (!['Agent', 'Commission'].includes(text)) expect(texts.part(text), text).not.toBe(text)
    const { owner: _toOwner, dueToOperator: _toOperator, commission, ...whys } = journalWords
    for (const text of [...Object.values(whys), commission('25%', 3)]) expect(texts.why(text), text).not.toBe(text)
    for (const text of Object.values(basisWords)) expect(texts.basis(text), text).not.toBe(text)
    expect(texts.detail(belongsTo('2027-03-04'))).toContain('2027-03-04')
    expect(texts.detail(belongsTo('2027-03-04'))).not.toContain('closed')
  })

  test('keeps names, numbers and what people wrote', () => {
    expect(texts.label(lineWords.keptOf('Ada of Correction'))).toContain('Ada of Correction')
    expect(texts.label(lineWords.adjusted(lineWords.payout))).toContain(texts.label(lineWords.payout))
    for (const text of ['Edith Vance', 'Invoice TW-1184', 'Payout agreed with Ada']) {
      expect(texts.label(text)).toBe(text)
      expect(texts.detail(text)).toBe(text)
      expect(texts.part(text)).toBe(text)
    }
    expect(texts.part('Tax, Ashlock')).toContain('Ashlock')
  })
})

test('the dates of a stay are read whole, also over the new year and with where a correction belongs', () => {
  const { detail } = textsIn('de')
  const said = (arrive: string, depart: string, nights: number) =>
    `PL-20253 · ${stayInWords(arrive, depart)} · ${nightsInWords(nights)}`
  expect(detail(said('2027-05-01', '2027-05-08', 7))).toBe('PL-20253 · 2027-05-01/2027-05-08 · 7 Nächte')
  expect(detail(said('2026-12-31', '2027-01-01', 1))).toBe('PL-20253 · 2026-12-31/2027-01-01 · 1 Nacht')
  expect(detail(`${said('2027-05-01', '2027-05-08', 7)}. ${lineWords.belongsTo('2027-05-01')}`)).toBe(
    'PL-20253 · 2027-05-01/2027-05-08 · 7 Nächte. Gehört zum 2027-05-01; dieser Zeitraum ist abgeschlossen.',
  )
})
