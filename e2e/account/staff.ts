import { type Page, request } from '@playwright/test'
import { caller } from '../support/caller.ts'
import { enterBy, people } from '../support/people.ts'

/** A member of the demo's staff, using the API for what the console can't do yet. */
export const asStaff = async (page: Page) => {
  const desk = await request.newContext({ baseURL: new URL(page.url()).origin })
  const { call } = await enterBy(desk, people.staff)
  return { call, close: () => desk.dispose() }
}

/** The id of the account that is logged in on a page. */
export const idOf = async (page: Page): Promise<number> => {
  const { loggedInUser } = await caller(page.request)<{ loggedInUser: { id: number } }>('GET', 'web-data')
  return loggedInUser.id
}
