import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { Permission } from './permissions.ts'
import { idText } from './values/ids.ts'

/** Console pages staff can start their day on. */
export const startPages = ['today', 'inbox', 'calendar', 'bookings', 'operations', 'money'] as const
export type StartPage = (typeof startPages)[number]

/** The permission each of them requires. */
const needs: Partial<Record<StartPage, Permission>> = {
  calendar: 'homes',
  bookings: 'bookings',
  operations: 'homes',
  money: 'money',
}

export const canStartOn = (page: StartPage, permissions: readonly Permission[]): boolean => {
  const needed = needs[page]
  return needed === undefined || permissions.includes(needed)
}

/**
 * The default start page for someone's permissions: the inbox for reservations, operations for housekeeping, and money
 * for bookkeeping. Anyone with several of these starts with the day's overview.
 */
export const usualStartPage = (permissions: readonly Permission[]): StartPage => {
  const has = (permission: Permission) => permissions.includes(permission)
  if (has('money')) return has('bookings') || has('homes') ? 'today' : 'money'
  if (has('bookings')) return 'inbox'
  if (has('homes')) return 'operations'
  return has('people') ? 'inbox' : 'today'
}

const staff = ['staff', 'admin'] as const
const target = z.object({ id: idText })
const page = z.enum(startPages)

export const myStartPage = endpoint({
  method: 'GET',
  path: 'staff/start-page',
  summary: 'Get the page of the console the caller begins on',
  audience: staff,
  results: z.object({ page }),
  errors: {},
})

const setting = z.object({
  /** Null: the default for their permissions. */
  chosen: page.nullable(),
  /** Based on their permissions. */
  usual: page,
})
export type StartPageSetting = z.output<typeof setting>

export const startPageOfStaff = endpoint({
  method: 'GET',
  path: 'staff/accounts/{id}/start-page',
  summary: 'Get the page of the console a staff member begins on',
  audience: staff,
  permission: 'people',
  params: target,
  results: setting,
  errors: { not_staff: 409 },
})

export const setStartPage = endpoint({
  method: 'PUT',
  path: 'staff/accounts/{id}/start-page',
  summary: 'Set the page of the console a staff member begins on, or follow their permissions',
  audience: staff,
  permission: 'people',
  params: target,
  body: z.object({ page: page.nullable() }),
  results: setting,
  errors: { not_staff: 409, no_access: 422 },
})
