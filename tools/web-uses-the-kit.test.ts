import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPhysical } from '../packages/ui/src/themes/physical-css.ts'
import { declarationsOf } from '../packages/ui/src/themes/sheet.ts'

const app = new URL('../apps/web/app/', import.meta.url)
const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(new URL(file, app), 'utf8')

type Find = { place: string; says: string }
const outside = (allowed: Record<string, string>, finds: readonly Find[]) =>
  finds.filter(({ place }) => !(place in allowed))
const unused = (allowed: Record<string, string>, finds: readonly Find[]) =>
  Object.keys(allowed).filter((place) => !finds.some((find) => find.place === place))

/**
 * Controls the kit provides: pages use `Button`, `IconButton`, `Press`, `Select`, `SearchSelect`, `Modal`, `SidePanel`
 * and fields.
 */
const control =
  /<(?:button|select|dialog|textarea)\b|createElement\(\s*['"](?:button|select|dialog|textarea|input)['"]|role="(?:button|checkbox|switch|combobox|listbox)"/g
/** A hidden input only submits a value; it isn't a control. */
const input = /<input\b(?![^>]*(?:type="hidden"|\bhidden\b))/g
const ownControls: Record<string, string> = {
  'features/search-form/plain-fields.tsx': 'the plain form before scripts run, inside the kit’s search bar',
  'site/property/typed-date.tsx': 'dates that work before scripts do; the page has no room for the kit’s own',
  'features/stay-dates/stay-dates-form.tsx': 'a plain form that works without scripts',
  'site/lease/lease-form.tsx': 'a plain form that works without scripts',
  'site/journal/page.tsx': 'a plain form that works without scripts, on a page that reads and has no other field',
  'site/services/service-page.tsx': 'three fields in one frame over the picture, without frames of their own',
  'site/quiz/page.tsx': 'answers the browser asks for before it sends, which the kit’s radio group does not',
  'features/inquiry/spam-trap.tsx': 'a trap that nobody sees; a program takes it for a field',
}

const rawControls = (code: string): string[] => [...(code.match(control) ?? []), ...(code.match(input) ?? [])]
const controls = files
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => rawControls(read(file)).map((says) => ({ place: file, says })))

describe('controls come from the kit', () => {
  it('pages define no buttons, fields, or dialogs themselves', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(outside(ownControls, controls)).toEqual([])
  })
  it('every exception is still in use', () => {
    expect(unused(ownControls, controls)).toEqual([])
  })
  it.each([
    ['<button type="submit">Go</button>', 1],
    ['<select name="place"><option /></select>', 1],
    ["document.createElement('dialog')", 1],
    ['<input type="date" name="arrive" />', 1],
    ['<textarea rows={3} />', 1],
    ['<div role="button" tabIndex={0} />', 1],
    ['<input type="hidden" name="id" /><input type="text" name="username" readOnly hidden />', 0],
    ['<Button>Go</Button><Select label="Town" /><Dialog />', 0],
  ])('%s has %d', (code, count) => {
    expect(rawControls(code)).toHaveLength(count)
  })
})

it('a chip comes from the kit, whose styles a page gets only with its components', () => {
  const chips = files.filter((file) => file.endsWith('.tsx') && /className="ui-chip\b/.test(read(file)))
  expect(chips).toEqual([])
})

/** Cropped to a small square before it is sent. */
const cropped = 'account/profile/photo-modal.tsx'

/** An uploader that would send a camera's picture unchanged. */
const undiminished = (code: string): boolean => /\bdownscale(?:=\{null\}|: null)/.test(code)

it('C439 downscales pictures wherever they are selected', () => {
  expect(files.filter((file) => /\.tsx?$/.test(file) && undiminished(read(file)))).toEqual([cropped])
  expect(['<FileUploader downscale={null} />', '{ downscale: null }'].map(undiminished)).toEqual([true, true])
})

it('C822 C823 C826 no page chooses the call a selected file is sent to: the filter of its uploader does', () => {
  const picking = files.filter(
    (file) => /\.tsx?$/.test(file) && /\bupload(?:CustomImage|CustomFile)\b/.test(read(file)),
  )
  expect(picking).toEqual(['lib/offline/send-file.ts'])
})

/** Where the picture itself has a left and a right, whatever the writing direction. */
const pictures: Record<string, string> = {
  'features/calendar/panel.css .cal-tag': 'a price tag is cut and holed on its left, as its clip-path draws it',
  'features/calendar/panel.css .cal-tag::before': 'the hole of the price tag',
  'site/search/search.css .search-rows > li[data-lit]': 'a band over both sides alike',
}
const physical = files
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    declarationsOf(read(file))
      .filter(isPhysical)
      .map(({ rule, property, value }) => ({ place: `${file} ${rule}`, says: `${property}: ${value}` })),
  )

describe('right-to-left pages', () => {
  it('stylesheets use start and end instead of left and right', () => {
    expect(outside(pictures, physical)).toEqual([])
  })
  it('every exception is still in use', () => {
    expect(unused(pictures, physical)).toEqual([])
  })
})
