import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import machines from './spec/account-states.json' with { type: 'json' }
import rules from './spec/validation.json' with { type: 'json' }
import widgets from './spec/widgets.json' with { type: 'json' }

/** Lines of the widget list that belong to something other than a widget, and where they are covered. */
const elsewhere: Record<string, string> = {
  C831: 'a part of the application that does not load is the shell’s',
  C832: 'the native app’s alert is the shell’s',
  C844: 'the agreement viewer is a screen of the account area',
  C845: 'the width of the sign-up is a screen’s',
  C853: 'a code is checked by the rules of accounts',
  C854: 'a password is checked by the rules of accounts',
  C858: 'numbers without a meaning drive nothing',
  C863: 'the native app’s alert is the shell’s',
  C864: 'the native app’s alert is the shell’s',
  C865: 'the native app’s alert is the shell’s',
}

/** Rules checked directly from the table, sample by sample: their titles are generated from it. */
const fromTheTable = 'packages/contract/src/account-rules/account-rules.test.ts'

/** Every quoted text in a test file: this includes titles, on whatever line they start. */
const titles = (): string => {
  const files = globSync('{apps,packages,e2e}/**/*.{test,e2e}.{ts,tsx}', {
    exclude: (path) => /node_modules|build/.test(path),
  })
  const texts = files.flatMap((file) => readFileSync(file, 'utf8').match(/(['`"])(?:(?!\1)[^\n])*\1/g) ?? [])
  return [...texts, ...(readFileSync(fromTheTable, 'utf8').match(/^ {2}'([\w-]+)':/gm) ?? [])].join('\n')
}

const missingOf = (ids: readonly string[], text: string): string[] =>
  ids.filter((id) => !new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text))

it('names every widget requirement and validation rule in a test title', () => {
  const text = titles()
  const ids = [...widgets.map(({ id }) => id).filter((id) => !(id in elsewhere)), ...rules.map(({ id }) => id)]
  expect(missingOf(ids, text)).toEqual([])
})

it('names every account mode and transition in a test title', () => {
  const transitions = machines.flatMap((machine) => machine.transitions)
  expect(
    missingOf(
      transitions.map(({ id }) => id),
      titles(),
    ),
  ).toEqual([])
  // A mode nothing leads to couldn't be covered by a transition.
  for (const { id, initial, states, transitions: ways } of machines)
    expect([
      id,
      ...states.filter((mode) => mode !== initial && !ways.some(({ to }) => to === mode || to === '*')),
    ]).toEqual([id])
})
