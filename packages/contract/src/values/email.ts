import { hasHiddenCharacters } from './hidden.ts'

/** RFC 5321: the maximum lengths mail servers accept, in octets. */
export const emailLength = { address: 254, local: 64, domain: 253, label: 63 } as const

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const dotAtom = new RegExp(`^${atom}(\\.${atom})*$`)
const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/
const topLevel = /^([a-z]{2,}|xn--[a-z0-9-]+)$/
/** Alphabetic characters of any script, digits, and hyphens, with the dots of several scripts between labels. */
const typedDomain = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u

/** A domain in the form mail servers use: punycode for other scripts, lowercase. `undefined` if it is invalid. */
const asciiDomain = (typed: string): string | undefined => {
  if (!typedDomain.test(typed)) return undefined
  if (!URL.canParse(`http://${typed}`)) return undefined
  const domain = new URL(`http://${typed}`).hostname
  if (domain.length > emailLength.domain) return undefined
  const labels = domain.split('.')
  const fits = labels.every((one) => one.length <= emailLength.label && label.test(one))
  return fits && labels.length > 1 && topLevel.test(labels.at(-1) ?? '') ? domain : undefined
}

/**
 * The one form in which an address is stored and compared: the local part as typed, the domain in punycode and
 * lowercase. `undefined` if mail can't be relied on to reach it. Quoted local parts, address literals, and local parts
 * in other scripts are valid on paper. But many mail servers reject them, and they enable homograph attacks on
 * accounts, so they are rejected.
 */
export const readEmail = (typed: string): string | undefined => {
  if (typed.length > 2 * emailLength.address || hasHiddenCharacters(typed)) return undefined
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(0, at))
  if (local.length > emailLength.local || !dotAtom.test(local)) return undefined
  const domain = asciiDomain(text.slice(at + 1))
  if (domain === undefined || local.length + 1 + domain.length > emailLength.address) return undefined
  return `${local}@${domain}`
}

export const isEmail = (typed: string): boolean => readEmail(typed) !== undefined
