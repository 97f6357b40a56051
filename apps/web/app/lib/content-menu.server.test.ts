import { expect, test } from 'vitest'
import { builtInHeader, contentMenus } from './content-menu.server.ts'

const site = { id: 'first', name: 'Porchlight', publicUrl: 'https://stay.example' }
const available = { kinds: [], pages: [], guide: null, topics: [], slugs: [], footer: null, header: null }
const menusOf = (answer: object, screen: object | null) => {
  const requests: unknown[] = []
  const api = (_: unknown, input: unknown) => {
    requests.push(input)
    return Promise.resolve({ ok: true, results: { ...available, ...answer } })
  }
  return contentMenus(api as never, screen as never, { site, language: 'de' }).then((menus) => ({ menus, requests }))
}
const header = [{ path: '/whereto', label: 'Orte' }]

test("the header of a brand is requested in the reader's language, also for portals that share the site's frame", async () => {
  for (const portal of ['frontEnd', 'travelers', 'account']) {
    const { menus, requests } = await menusOf({ header }, { portal, isWidget: false })
    expect(menus.header).toEqual(header)
    expect(requests).toEqual([{ query: { brand: 'first', language: 'de' } }])
  }
})

test('without a custom header the built-in one is used, and a widget requests none', async () => {
  expect((await menusOf({}, { portal: 'frontEnd', isWidget: false })).menus).not.toHaveProperty('header')
  expect((await menusOf({ header }, { portal: 'frontEnd', isWidget: true })).requests).toEqual([])
  expect((await menusOf({ header }, { portal: 'owners', isWidget: false })).requests).toEqual([])
})

test('the built-in header invites owners unless someone is logged in', () => {
  expect(builtInHeader('en', null).map(({ label }) => label)).toEqual(['Homes', 'Favorites', 'List your home'])
  expect(builtInHeader('en', {} as never).map(({ label }) => label)).toEqual(['Homes', 'Favorites'])
})
