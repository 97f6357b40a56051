import { isPlainDate } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandIn } from './commands.ts'

const today = '2026-11-27'
const may = { home: 'Anchor Row', from: '2027-05-12', to: '2027-05-15' }

test.each([
  ['block Anchor Row May 12-15', { act: 'block', ...may }],
  ['Block anchor row may 12 to 15', { act: 'block', ...may, home: 'anchor row' }],
  ['book Anchor Row 12-15 May', { act: 'book', ...may }],
  ['sperren Anchor Row 12. Mai bis 15. Mai', { act: 'block', ...may }],
  ['bloquer Anchor Row 2027-05-12 2027-05-15', { act: 'block', ...may }],
  ['block Anchor Row Dec 30 - Jan 2', { act: 'block', home: 'Anchor Row', from: '2026-12-30', to: '2027-01-02' }],
  ['change PL-20574', { act: 'change', number: 'PL-20574' }],
  ['record PL-20574', { act: 'record', number: 'PL-20574' }],
  ['cancel 20574', { act: 'cancel', number: 'PL-20574' }],
  ['move PL-20574 to Anchor Row', { act: 'move', number: 'PL-20574', home: 'Anchor Row' }],
  ['verlegen 20574 nach Anchor Row', { act: 'move', number: 'PL-20574', home: 'Anchor Row' }],
  ['calendar Anchor Row', { act: 'calendar', name: 'Anchor Row' }],
  ['calendar Anchor Row May 12-15', { act: 'nights', ...may }],
  ['Vertrag Anchor Row', { act: 'contract', name: 'Anchor Row' }],
  ['publish Anchor Row', { act: 'publish', name: 'Anchor Row' }],
  ['prüfen Anchor Row', { act: 'publish', name: 'Anchor Row' }],
  ['claim 20574', { act: 'claim', number: 'PL-20574' }],
  ['history 20574', { act: 'history', number: 'PL-20574' }],
  ['history Anchor Row', { act: 'history', name: 'Anchor Row' }],
  ['View as Ines Okonkwo', { act: 'view', name: 'Ines Okonkwo' }],
  ['statement Eleanor Whitcombe', { act: 'statement', name: 'Eleanor Whitcombe' }],
  ['voir comme Ines', { act: 'view', name: 'Ines' }],
])('%s', (text, command) => {
  expect(commandIn(text, today)).toEqual(command)
})

test.each([
  'Anchor Row',
  'block',
  'block Anchor Row',
  'block May 12-15',
  'book Anchor Row Feb 30-31',
  'change Rossi',
  'cancel 20574 to Anchor Row',
  'view as',
  'view 20574',
  'history',
])('%s is a plain search', (text) => {
  expect(commandIn(text, today)).toBeUndefined()
})

test('reads nights that are upcoming and in order, whatever is typed', () => {
  const typed = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('May', 'Feb', 'Juin', 'Dez'), fc.nat(40), fc.nat(40))
      .map(([month, from, to]) => `block Ferry Hill ${month} ${from}-${to}`),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const command = commandIn(text, today)
      if (!command || !('from' in command)) return
      expect(isPlainDate(command.from) && isPlainDate(command.to)).toBe(true)
      expect(command.from < command.to && command.from >= today).toBe(true)
    }),
  )
})
