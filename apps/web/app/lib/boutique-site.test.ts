import type { Site } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { shownAs } from './boutique-site.ts'

const ours = { name: 'Porchlight', theme: 'porchlight' } as Site

test('C162 C163 a boutique is shown as the team configured it, and with our name and theme by default', () => {
  expect(shownAs({ site: 'The Landing', theme: 'light' }, ours, '/landing')).toEqual({
    site: { name: 'The Landing', theme: 'light', sheet: null },
    front: '/landing',
  })
  expect(shownAs({ site: 'The Landing', theme: null }, ours, '/landing')).toMatchObject({
    site: { theme: 'porchlight' },
  })
  expect(shownAs({ site: null, theme: 'inn' }, ours, '/landing')).toEqual({
    site: { name: 'Porchlight', theme: 'inn', sheet: null },
    front: '/',
  })
})
