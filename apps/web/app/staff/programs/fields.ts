import type { BodyOf, DeskProgram, ProgramPer, saveProgram } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import type { FieldProblems } from '#app/lib/form.ts'

export type ProgramFields = {
  name: string
  summary: string
  /** One per line. */
  included: string
  price: MoneyAmount | null
  per: ProgramPer
  months: string[]
  visits: string
  offered: boolean
}

export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export const visits = ['1', '2', '3', '4'] as const

export const fieldsOf = (known: DeskProgram | undefined): ProgramFields => ({
  name: known?.name ?? '',
  summary: known?.summary ?? '',
  included: known?.included.join('\n') ?? '',
  price: known?.price ?? null,
  per: known?.per ?? 'month',
  months: known?.months.map(String) ?? [],
  visits: String(known?.visits ?? 1),
  offered: known?.offered ?? true,
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const problemsOf = (fields: ProgramFields, required: string): FieldProblems<ProgramFields> => ({
  ...(!fields.name.trim() && { name: required }),
  ...(!fields.summary.trim() && { summary: required }),
  ...(linesOf(fields.included).length === 0 && { included: required }),
  ...(!fields.price?.amount && { price: required }),
  ...(fields.months.length === 0 && { months: required }),
})

export const programOf = (fields: ProgramFields, id: number | null): BodyOf<typeof saveProgram> => ({
  id,
  name: fields.name,
  summary: fields.summary,
  included: linesOf(fields.included),
  price: fields.price ?? { amount: 0, currency: 'USD' },
  per: fields.per,
  months: fields.months.map(Number),
  visits: Number(fields.visits),
  offered: fields.offered,
})
