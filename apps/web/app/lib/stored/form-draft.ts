import { isSecretField } from '@porchlight/contract'

/**
 * The input in a page's fields, stored across one reload and restored when the page is hydrated. Forms with their own
 * draft need it less; the others would lose their input. Passwords, cards, and access details of a home are never
 * stored.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { address: string; at: number; fields: { place: string; value: string; checked?: boolean }[] }

const storedAs = 'typed'
/** A reload takes seconds; anything older belongs to another visit. */
const goodForMs = 60_000

const isSecret = (field: Field): boolean =>
  /^(password|hidden|file|submit|button|image|reset)$/.test(field.type) ||
  /^cc-|password|one-time/.test(field.autocomplete) ||
  isSecretField(field.name)

const fieldsOfPage = (): Field[] =>
  [...document.querySelectorAll<Field>('input, textarea, select')].filter((field) => !isSecret(field))

/** A field's place: by its name in its form, otherwise by its number on the page. */
const placeOf = (field: Field, at: number): string => {
  const form = field.form ? [...document.forms].indexOf(field.form) : -1
  return field.name ? `${form} ${field.name} ${field.type === 'radio' ? field.value : ''}` : `#${at} ${field.id}`
}

export const keepTyped = (): void => {
  const fields = fieldsOfPage().map((field, at) => ({
    place: placeOf(field, at),
    value: field.value,
    ...('checked' in field && { checked: field.checked }),
  }))
  const typed: Typed = { address: location.pathname + location.search, at: Date.now(), fields }
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(typed))
  } catch {
    // Without storage there is nothing to restore.
  }
}

const taken = (): Typed | undefined => {
  try {
    const typed = JSON.parse(sessionStorage.getItem(storedAs) ?? 'null') as Typed | null
    sessionStorage.removeItem(storedAs)
    const isThisPage = typed?.address === location.pathname + location.search
    return typed && isThisPage && Date.now() - typed.at < goodForMs ? typed : undefined
  } catch {
    return undefined
  }
}

/** As if it were typed: the page's own code is notified. */
const type = (field: Field, property: 'value' | 'checked', value: unknown): void => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event(property === 'checked' ? 'click' : 'input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

export const giveBackTyped = (): void => {
  const typed = taken()
  if (!typed) return
  const values = new Map(typed.fields.map((field) => [field.place, field]))
  for (const [at, field] of fieldsOfPage().entries()) {
    const before = values.get(placeOf(field, at))
    if (!before) continue
    if ('checked' in field && before.checked !== undefined && /^(checkbox|radio)$/.test(field.type)) {
      if (field.checked !== before.checked) field.click()
    } else if (field.value !== before.value) type(field, 'value', before.value)
  }
}
