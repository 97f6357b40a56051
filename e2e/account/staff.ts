import { expect, type Page, request } from '@playwright/test'
import { password } from '../support/people.ts'

const base = '/app-portal/v1.1'

/** A member of the demo’s staff, at the API: what the console does not do yet. */
export const asStaff = async (page: Page) => {
  const origin = new URL(page.url()).origin
  const desk = await request.newContext({ baseURL: origin })
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const { results } = (await (await desk.get(`${base}/web-data`)).json()) as { results: { token: string } }
    const answer = await desk.fetch(`${base}/${path}`, {
      method,
      headers: { 'x-csrf-token': results.token },
      ...(data && { data }),
    })
    return (await answer.json()) as { valid: boolean; results: Record<string, unknown> }
  }
  const entered = await call('POST', 'login', { email: 'staff@demo.porchlight.test', password })
  expect(entered.valid).toBe(true)
  return { call, close: () => desk.dispose() }
}

/** The number of the account that is logged in on a page. */
export const idOf = async (page: Page): Promise<number> => {
  const { results } = (await (await page.request.get(`${base}/web-data`)).json()) as {
    results: { loggedInUser: { id: number } }
  }
  return results.loggedInUser.id
}
