import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingCharacters, pdfText } from '../../testing/paper-text.ts'
import { printed } from './sheet.ts'

const shown = async (...texts: string[]): Promise<string> => {
  const pdf = await printed({ title: 'Names', author: 'Porchlight', language: 'en', foot: '' }, (sheet) => {
    for (const text of texts) sheet.sentence(text)
  })
  return pdfText(pdf)
}
const reversed = (text: string): string => [...text].reverse().join('')
/** The character for a missing glyph, drawn as an empty box. */
const box = '\0'

describe('names in documents', () => {
  it.each([
    '小明 王',
    'Пётр Щербаков',
    'Γιώργος Παπαδόπουλος',
    'สมชาย ใจดี',
    'Łukasz Østergård',
    '海の家',
    '김철수',
    'Nguyễn Thị Ánh',
    'Հայկ',
    'ქართული',
    'አበበ',
    '5 ★ → № ½ ™',
  ])('show %j', async (name) => {
    const text = await shown(name)
    expect(text.replaceAll('\n', '')).toContain(name.replaceAll(' ', ''.padEnd(1)))
    expect(text).not.toContain(box)
  })

  it.each(['علي حسن', 'דוד לוי'])('show %j from right to left', async (name) => {
    const text = (await shown(name)).replaceAll('\n', '')
    expect(text).toContain(reversed(name))
    expect(text).not.toContain(box)
  })

  it('appear in reading order within a sentence', async () => {
    expect((await shown('Booked by דוד לוי, Miami')).replaceAll('\n', '')).toContain('Booked by יול דוד, Miami')
  })

  it.each(['हिन्दी', 'தமிழ்', 'বাংলা', 'മലയാളം', 'မြန်မာ', 'ខ្មែរ', '👩‍👩‍👧‍👦 🏖️ 🇺🇸', 'ދިވެހި'])(
    'show %j without empty boxes',
    async (name) => {
      const text = await shown(name)
      expect(text.trim()).not.toBe('')
      expect(text).not.toContain(box)
    },
  )

  it.each(['فاطمة الزهراء', 'اردو نستعلیق ٹھیک', 'كوردی ڕێبوار'])(
    'keep every character of %j for readers',
    async (name) => {
      expect(missingCharacters(name, await shown(name))).toEqual([])
    },
  )

  it.each([
    ['a mark that our face cannot place', 'A\u0338nna', 'nna'],
    ['zero-width joiners between Latin letters', 'An\u200cn\u200da\ufe0f', 'Anna'],
    ['a zero-width space and a soft hyphen', 'An\u200bn\u00ada', 'Anna'],
    ['decomposed marks', 'Nguye\u0302\u0303n', 'Nguyễn'],
  ])('with %s are shown without empty boxes', async (_, name, letters) => {
    const text = await shown(name)
    expect(text).toContain(letters)
    expect(text).not.toContain(box)
  })

  it("are spelled in Latin letters when no font has them, and show something even when they can't be spelled", async () => {
    expect(await shown('𝕳𝖊𝖑𝖑𝖔')).toContain('Hello')
    expect(await shown('\ue000')).toContain('?')
  })

  it('cannot change the direction of the text around them', async () => {
    expect((await shown('\u202eeslaf\u202c Ł')).replaceAll('\n', '')).toContain('eslaf Ł')
  })

  it('break across lines wherever they have no spaces', async () => {
    const lines = (await shown('王'.repeat(200), 'Ł'.repeat(300))).split('\n').filter(Boolean)
    expect(lines.length).toBeGreaterThan(6)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(120)
  })

  it('with any characters at all make a document', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (name) => {
        expect(await shown(name)).not.toContain(box)
      }),
      { numRuns: 30 },
    )
  })
})
