import { expect, it } from 'vitest'
import type { Console, ConsoleItem } from './console-shell.tsx'
import { tabsOf } from './console-tabs.ts'

const item = (label: string): ConsoleItem => ({ href: `/${label}`, icon: 'list', label })
const find = { href: '/find', label: 'Find', keys: '', open: () => {} }
const room = (front: string[], groups: [string, string[], boolean?][]): Console => ({
  menu: '',
  more: '',
  publicSite: '',
  front: front.map(item),
  groups: groups.map(([label, items, onPhone = false]) => ({ label, icon: 'list', items: items.map(item), onPhone })),
  foot: [item('settings')],
  find,
})
const labels = (of: Console) => tabsOf(of).map(({ label }) => label)

it('a phone’s tabs are the front pages and whole groups, those used on the go first', () => {
  const all = room(
    ['today', 'inbox', 'calendar'],
    [
      ['Money', ['trust']],
      ['Operations', ['board'], true],
    ],
  )
  expect(labels(all)).toEqual(['today', 'inbox', 'calendar', 'Operations'])
})

it('a bookkeeper’s tabs name groups, not the first pages of one group', () => {
  const books = room(
    ['today', 'inbox'],
    [
      ['People', ['partners', 'pipeline']],
      ['Money', ['reports', 'trust']],
    ],
  )
  expect(labels(books)).toEqual(['today', 'inbox', 'People', 'Money'])
})
