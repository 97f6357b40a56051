import { type AccessLevel, routeById } from '@porchlight/contract'
import { Button, Switch } from '@porchlight/ui'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { screenOf } from '#app/lib/screens.ts'
import { AreaActions, PageActions } from './area-actions.tsx'

const site = { name: 'Porchlight', publicUrl: 'https://stay.example' }

/** The console's list of homes, as rendered by the server for someone with these access levels. */
const written = (levels: Record<string, AccessLevel>, role = 'staff'): string => {
  const { path } = routeById('staff-homes')
  const screen = screenOf(path, path, {}, { site, language: 'en' } as never)
  const user = { levels, permissions: Object.keys(levels), roles: [{ name: role }] }
  const root = { site, screen, user, language: 'en', scheme: 'system' }
  const element = (
    <PageActions>
      <Button>Archive</Button>
      <Button views>Print</Button>
      <Switch label="Instant Book" />
      <AreaActions area="money">
        <Button>Charge</Button>
      </AreaActions>
    </PageActions>
  )
  const page = { id: 'root', path, element, loader: () => root }
  const router = createMemoryRouter([page], { initialEntries: [path], hydrationData: { loaderData: { root } } })
  return renderToString(<RouterProvider router={router} />)
}
const held = (html: string) =>
  [...html.matchAll(/<button([^>]*)>(\w+)/g)].flatMap(([, attributes = '', label]) =>
    attributes.includes('aria-disabled="true"') ? [label] : [],
  )

it('disables actions in an area with read-only access, and says why', () => {
  const html = written({ homes: 'read', money: 'act' })
  expect(held(html)).toEqual(['Archive'])
  expect(html).toContain('You can view this area but not change it.')
  expect(html).toMatch(/<input[^>]*disabled/)
})

it('disables a part of the page in an area with read-only access', () => {
  expect(held(written({ homes: 'act', money: 'read' }))).toEqual(['Charge'])
})

it('disables nothing for an administrator, or for someone who can act in both', () => {
  expect(held(written({}, 'admin'))).toEqual([])
  expect(held(written({ homes: 'approve', money: 'act' }))).toEqual([])
})
