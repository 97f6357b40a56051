import { expect, type Page } from '@playwright/test'
import type { CalendarBar, Night } from '@porchlight/contract'
import { addDays } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import * as logins from '../support/people.ts'

/** Logs in the demo owner and waits for the dashboard. */
export const logIn = async (page: Page): Promise<void> => {
  await logins.logIn(page, logins.people.owner, '/owners')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
}

export const today = (): string => new Date().toISOString().slice(0, 10)

export type OwnHome = { id: number; slug: string; name: string; town: string; instant: boolean }

export const ownHomes = async (page: Page): Promise<OwnHome[]> =>
  (await caller(page.request)<{ homes: OwnHome[] }>('GET', 'owners/properties')).homes

type Calendar = { nights: Night[]; bars: CalendarBar[] }

/** The first night of a run of available nights, at least the given weeks ahead. */
export const freeRun = async (page: Page, homeId: number, nights: number, weeksAhead: number): Promise<string> => {
  const from = addDays(today(), weeksAhead * 7)
  const path = `owners/properties/${homeId}/calendar?from=${from}&to=${addDays(from, 200)}`
  const calendar = await caller(page.request)<Calendar>('GET', path)
  const isFree = (night: Night | undefined) => night?.status === 'open'
  const start = calendar.nights.findIndex((_, index) =>
    Array.from({ length: nights }, (__, step) => calendar.nights[index + step]).every(isFree),
  )
  const night = calendar.nights[start]
  if (!night) throw new Error(`home ${homeId} has no ${nights} available nights in a row`)
  return night.date
}

const cellDay = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A date the way the calendar writes it: "Fri, Nov 20". */
export const dayName = (date: string): string => {
  const parts = new Map(cellDay.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]))
  return `${parts.get('weekday')}, ${parts.get('month')} ${parts.get('day')}`
}
