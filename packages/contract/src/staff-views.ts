import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText } from './values/ids.ts'

/** Console pages whose filters can be saved under a name, and the filters their address can contain. */
const filterNames = {
  inbox: ['list', 'kind', 'tag', 'q'],
  bookings: ['when', 'q', 'status', 'arriveFrom', 'arriveTo', 'town', 'unpaid', 'source', 'order', 'columns'],
} as const
export const viewPages = ['inbox', 'bookings'] as const satisfies readonly (keyof typeof filterNames)[]
export type ViewPage = (typeof viewPages)[number]

const pair = /^[a-zA-Z]{1,20}=[^&#?<>"']*$/

/** Whether a text contains valid filters for this page, in the form of its address: `list=mine&tag=vip`. */
export const areFiltersOf = (page: ViewPage, filters: string): boolean => {
  const names: readonly string[] = filterNames[page]
  return filters === '' || filters.split('&').every((one) => pair.test(one) && names.includes(one.split('=')[0] ?? ''))
}

const view = z.object({
  id,
  name: z.string(),
  filters: z.string(),
  /** The caller saved it. */
  mine: z.boolean(),
  /** It is shared with the whole team. */
  shared: z.boolean(),
})
export type StaffView = z.output<typeof view>

const staff = ['staff', 'admin'] as const

export const staffViews = endpoint({
  method: 'GET',
  path: 'staff/views',
  summary: 'List the saved views of a console page: the caller’s own, and those shared with the team',
  audience: staff,
  query: z.object({ page: z.enum(viewPages) }),
  results: z.object({ views: z.array(view) }),
  errors: {},
})

export const saveStaffView = endpoint({
  method: 'POST',
  path: 'staff/views',
  summary: 'Save the filters of a console page under a name, for oneself or for the team',
  audience: staff,
  status: 201,
  body: z
    .object({
      page: z.enum(viewPages),
      name: z.string().trim().min(1).max(60),
      filters: z.string().max(400),
      shared: z.boolean().default(false),
    })
    .refine(({ page, filters }) => areFiltersOf(page, filters), {
      error: 'Use the filters of the page',
      path: ['filters'],
    }),
  results: z.object({ id }),
  errors: { name_taken: 409 },
})

export const deleteStaffView = endpoint({
  method: 'DELETE',
  path: 'staff/views/{viewId}',
  summary: 'Delete a saved view of one’s own; administrators delete shared ones too',
  audience: staff,
  params: z.object({ viewId: idText }),
  results: z.object({}),
  errors: {},
})
