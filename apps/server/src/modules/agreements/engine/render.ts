export type Row = { label: string; value: string }
/** Values for a template's fields. Everything in it is text; none of it is read as HTML. */
export type Fields = Readonly<Record<string, string | readonly string[] | readonly Row[]>>

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const isRow = (item: string | Row): item is Row => typeof item === 'object'

const rendered = {
  text: (value: Fields[string]): string | undefined => (typeof value === 'string' ? escapeHtml(value) : undefined),
  list: (value: Fields[string]): string | undefined =>
    Array.isArray(value) && !value.some(isRow)
      ? `<ul>${value.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
      : undefined,
  table: (value: Fields[string]): string | undefined =>
    Array.isArray(value) && value.every(isRow)
      ? `<table><tbody>${value.map((row) => `<tr><th scope="row">${escapeHtml(row.label)}</th><td>${escapeHtml(row.value)}</td></tr>`).join('')}</tbody></table>`
      : undefined,
}

/**
 * Fills the merge fields of a template: `{{name}}` with text, `{{list:name}}` and `{{table:name}}` with lists.
 * @throws Error if the template names a field that is missing or of another kind: an incomplete agreement is not valid.
 */
export const render = (body: string, fields: Fields): string =>
  body.replace(/\{\{(?:(list|table):)?(\w+)\}\}/g, (_, kind: 'list' | 'table' | undefined, name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    const html = value === undefined ? undefined : rendered[kind ?? 'text'](value)
    if (html === undefined) throw new Error(`the agreement's field ${name} has no ${kind ?? 'text'}`)
    return html
  })
