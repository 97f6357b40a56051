import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPhysical } from './physical-css.ts'
import { declarationsOf } from './sheet.ts'

/** Where the picture itself has a left and a right, whatever the writing direction. */
const pictures: Record<string, string> = {
  'forms/choice.css .ui-choice input[type="checkbox"]:checked::after':
    'two borders turned by 45 degrees make the tick, which is not mirrored',
  'display/map/map.css .ui-map-cluster[data-label]:not([data-bare])::after': 'centered below its cluster',
  'display/map/map.css .ui-map-cluster[data-label]:dir(rtl)::after': 'the same from right to left',
  'display/map/map.css .ui-map-place::before':
    'a drop turned by 45 degrees, whose tip is below whichever way one reads',
}

const folder = new URL('../', import.meta.url)
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

const physical = sheets.flatMap((file) =>
  declarationsOf(readFileSync(new URL(file, folder), 'utf8'))
    .filter(isPhysical)
    .map(({ rule, property, value }) => ({ place: `${file} ${rule}`, says: `${property}: ${value}` })),
)

describe('the kit from right to left', () => {
  it('no style sheet says left or right where it means start or end', () => {
    expect(sheets.length).toBeGreaterThan(20)
    expect(physical.filter(({ place }) => !(place in pictures))).toEqual([])
  })

  it('every exception is still in use', () => {
    const places = physical.map(({ place }) => place)
    expect(Object.keys(pictures).filter((place) => !places.includes(place))).toEqual([])
  })
})

const declared = (text: string) => declarationsOf(`.a { ${text} }`)

describe('a declaration about a side of the screen', () => {
  it.each([
    'left: 0',
    'margin-right: 4px',
    'border-top-left-radius: 3px',
    'padding: 0 4px 0 8px',
    'inset: 0 auto 0 0',
    'border-radius: 3px 0 0 3px',
    'text-align: right',
    'float: left',
    'translate: 100% 0',
    'transform: translateX(-50%)',
    'transform: translate(8px, 0)',
    'transform-origin: left',
    'box-shadow: inset 3px 0 0 var(--accent)',
    'background: linear-gradient(to right, red, blue)',
    'background: linear-gradient(90deg, red, blue)',
    'background-position: right center',
  ])('is %s', (text) => {
    expect(declared(text).every(isPhysical)).toBe(true)
  })

  it.each([
    'inset-inline-start: 0',
    'padding: 4px 8px',
    'padding: 0 8px 4px 8px',
    'inset: auto 28px -1px',
    'border-radius: 14px 14px 0 0',
    'text-align: start',
    'translate: 0 8px',
    'translate: calc(100% * var(--flow)) 0',
    'transform: scaleX(0)',
    'transform: translate(0, 8px)',
    'transform-origin: calc(50% - 50% * var(--flow)) 50%',
    'box-shadow: inset 0 -3px 0 var(--accent)',
    'box-shadow: inset calc(3px * var(--flow)) 0 0 var(--accent)',
    'background: linear-gradient(calc(90deg * var(--flow)), red, blue)',
    'background: linear-gradient(to top, red, blue)',
    '--left: 4px',
  ])("isn't %s", (text) => {
    expect(declared(text).some(isPhysical)).toBe(false)
  })
})
