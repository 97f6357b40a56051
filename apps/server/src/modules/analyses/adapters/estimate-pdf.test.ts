import type { Analysis } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { everyScript, missingCharacters, pdfText } from '#testing/paper-text'
import { plainWords } from '#testing/plain-words'
import { estimatePdf } from './estimate-pdf.ts'

const service = { en: 'Complete care', es: 'Cuidado completo', fr: 'Gestion complète', de: 'Rundum' }
const analysis = (thin: boolean) =>
  ({
    id: 7,
    currency: 'USD',
    createdAt: '2027-03-01T15:00:00Z',
    expiresAt: '2027-05-30T15:00:00Z',
    subject: { address: everyScript, town: everyScript, bedrooms: 4, sleeps: 8 },
    comparables: [{ home: { name: everyScript, town: everyScript }, occupancy: 0.62, rent: 91_400 }],
    estimate: {
      year: { low: 70_000, expected: 88_000, high: 104_000, nights: 163 },
      thin,
      close: 3,
      homes: 38,
      adjustment: { note: everyScript },
      months: [{ month: 6, low: 15_000, expected: 21_000, high: 26_000, nights: 26 }],
      net: [
        {
          level: { name: service },
          rent: 88_000,
          commission: 17_600,
          repairs: 2_640,
          supplies: 1_200,
          insurance: 900,
          net: 65_660,
        },
      ],
      backtest: { medianError: 4.2, coverage: 81.6 },
    },
  }) as unknown as Analysis
const company = { name: everyScript, contactEmail: 'homes@example.com', contactPhone: '+1 631 555 0188' }

it.each([false, true])('prints every name in full, in every language; thin data: %s', async (thin) => {
  const given = analysis(thin)
  const printed = async (language: Parameters<typeof estimatePdf>[3]) =>
    pdfText(await estimatePdf(given, company, 'America/New_York', language))
  for (const language of ['en', 'es', 'fr', 'de'] as const) {
    const text = await printed(language)
    expect(missingCharacters(everyScript, text), language).toEqual([])
    expect(text, language).toContain('PE-7')
    expect(text, language).toContain(service[language])
  }
  expect(plainWords(await printed('en-XA'), [given, company, 'PE-7'])).toEqual([])
})
