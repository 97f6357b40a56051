import { type Declaration, words } from './sheet.ts'

const sided = /(^|-)(left|right)($|-)/
const fourSides = /^(margin|padding|inset|border-width|border-color|border-style|scroll-margin|scroll-padding)$/
const still = /^-?0(px|%|em|rem)?$/

const unequalSides = (value: string): boolean => {
  const [, right, , left] = words(value)
  return left !== undefined && left !== right
}
const unequalCorners = (value: string): boolean => {
  const [a, b = a, c = a, d = b] = words(value)
  return a !== b || c !== d
}
/** Whether a length is direction-independent: no horizontal offset, or one that follows the writing direction. */
const turns = (length: string | undefined): boolean =>
  length === undefined || still.test(length) || length === 'none' || length.includes('var(--flow)')

const movesSideways = (transform: string): boolean =>
  [...transform.matchAll(/translate(?:X|3d)?\(((?:[^()]|\([^()]*\))*)\)/g)].some(
    ([, inside = '']) => !turns(words(inside, ',')[0]),
  )

const shadowsSideways = (value: string): boolean =>
  words(value, ',').some((shadow) => !turns(words(shadow).find((word) => /^(-?[\d.]|calc)/.test(word))))

const gradient = /gradient\((?:[^()]|\([^()]*\))*\)/g
const namesSide = (value: string): boolean => /(^|\s)(left|right)\b/.test(value.replace(gradient, ''))
const gradientGoesSideways = (value: string): boolean =>
  /gradient\(\s*(to [a-z ]*(left|right)|-?(90|270)deg)/.test(value)

/** Whether a declaration refers to the left or right of the screen instead of the start or end of a line. */
export const isPhysical = ({ property, value }: Declaration): boolean => {
  if (property.startsWith('--')) return false
  if (sided.test(property)) return true
  if (fourSides.test(property)) return unequalSides(value)
  if (property === 'border-radius') return !value.includes('/') && unequalCorners(value)
  if (/^(text-align|float|clear)$/.test(property)) return /^(left|right)$/.test(value)
  if (property === 'translate') return !turns(words(value)[0])
  if (property === 'transform') return movesSideways(value)
  if (property === 'box-shadow') return shadowsSideways(value)
  if (/^(transform-origin|object-position)$/.test(property)) return namesSide(value)
  return /^(background|mask)/.test(property) && (namesSide(value) || gradientGoesSideways(value))
}
