import type { Body, WriteData } from '@porchlight/offline'

export type EditableField = { name: string } & (
  | { kind: 'text'; value: string }
  | { kind: 'date'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'choice'; value: boolean }
)

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
/** Fields that identify objects rather than describe them: changing one would make it a different write. */
const isReference = (name: string): boolean => /(^|[a-z_])(id|hash|key|token)$/i.test(name)

const fieldOf = ([name, value]: [string, unknown]): EditableField | null => {
  if (isReference(name)) return null
  if (typeof value === 'string') return { name, kind: isDate(value) ? 'date' : 'text', value }
  if (typeof value === 'number') return { name, kind: 'number', value }
  return typeof value === 'boolean' ? { name, kind: 'choice', value } : null
}

/** The plain fields of a write, which a small form can show. */
export const editable = (data: WriteData | null): EditableField[] =>
  Object.entries(data ?? {}).flatMap((entry) => fieldOf(entry) ?? [])

/** Whether its author can edit it here: its text or an attached file. */
export const isEditable = ({ data, uploads }: Pick<Body, 'data' | 'uploads'>): boolean =>
  uploads.length > 0 || editable(data).length > 0

/** `dueDate` and `due_date` → "Due date": for fields without a label of their own. */
export const readableName = (name: string): string => {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
