import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url).pathname
const read = (file: string) => readFileSync(root + file, 'utf8')

/** Components without interaction. */
const looked = new Set([
  'charts-sparkline',
  'display-heads',
  'display-hold-clock',
  'display-star-rating',
  'display-status',
  'display-timeline',
  'feedback-empty-state',
  'feedback-progress-line',
  'feedback-skeleton',
  'foundation-icon',
  'foundation-spacing',
  'foundation-type',
  'foundation-wordmark',
  'media-picture',
  'themes-colors',
])

/** The start of a story's id, as the workbench derives it from the title. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const components = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).map((file) =>
  idOf(/title: '([A-Z]\w+\/[^']+)'/.exec(read(file))?.[1] ?? file),
)

type Part = { isTest: boolean; name: string; text: string }

/** The tests of a file and its shared helpers, as separate parts. */
const partsOf = (code: string): Part[] =>
  code.split(/^(?=(?:test|finger|alone|const|for|[ ]{2}(?:test|finger|alone))\b(?!\.))/m).map((text) => ({
    isTest: /^\s*(?:test|finger|alone|for)\b/.test(text),
    name: /^const (\w+)/.exec(text)?.[1] ?? '',
    text,
  }))

/** A test together with everything it calls from its own file. */
const whole = (part: Part, shared: readonly Part[], seen = new Set<string>()): string =>
  [
    part.text,
    ...shared
      .filter(
        ({ name, isTest }) => !isTest && name !== '' && !seen.has(name) && new RegExp(`\\b${name}\\(`).test(part.text),
      )
      .map((helper) => whole(helper, shared, seen.add(helper.name))),
  ].join('\n')

const acts = { touch: /\.tap\(|\btouch\(|\bdoubleTap\(|touchStart/, keyboard: /\.press\(|keyboard\./ } as const

const tests = globSync('e2e/workbench/*/*.e2e.ts', { cwd: root }).flatMap((file) => {
  const parts = partsOf(read(file))
  return parts.filter(({ isTest }) => isTest).map((part) => whole(part, parts))
})

const without = (act: RegExp) => {
  const proved = tests.filter((text) => act.test(text)).join('\n')
  return components.filter((id) => !looked.has(id) && !proved.includes(`${id}--`)).sort()
}

describe('every component is used', () => {
  it('by touch', () => expect(without(acts.touch)).toEqual([]))
  it('with the keyboard alone', () => expect(without(acts.keyboard)).toEqual([]))
  it('unless it has no interaction', () => {
    expect(components.length).toBeGreaterThan(70)
    expect([...looked].filter((id) => !components.includes(id))).toEqual([])
  })
})
