export type ChoiceField = {
  name: string
  kind: 'choice' | 'choices'
  options: readonly string[]
  /** Labels of choices that aren't our own messages. */
  labels?: Readonly<Record<string, string>>
}

/** A field of an inquiry; its label and its choices are in the inquiry words under its name. */
export type InquiryField =
  | { name: string; kind: 'text' | 'address' | 'textarea'; required?: true }
  | { name: string; kind: 'number'; most: number }
  | ChoiceField

export type InquiryStep = { id: string; fields: readonly InquiryField[] }

const longest = { text: 200, address: 300, textarea: 2_000 } as const
export const longestOf = (kind: keyof typeof longest): number => longest[kind]

/** The answers of a posted form; only known fields and known choices count. */
export const answersIn = (form: FormData, steps: readonly InquiryStep[]) =>
  steps
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const given = form.getAll(field.name).filter((value) => typeof value === 'string')
      const values = given.map((value) => value.trim()).filter((value) => isValue(field, value))
      return values.length > 0 ? [{ key: field.name, values: values.slice(0, 20) }] : []
    })

const isValue = (field: InquiryField, value: string): boolean => {
  if (value === '') return false
  if (field.kind === 'choice' || field.kind === 'choices') return field.options.includes(value)
  if (field.kind === 'number') return /^\d{1,3}$/.test(value) && Number(value) <= field.most
  return value.length <= longestOf(field.kind)
}
