import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { apiBase } from '@porchlight/contract'

type Results = Record<string, unknown> & { token?: string }

/** Calls the API with the given browser's cookies. */
export const caller = (request: APIRequestContext) => {
  let token = ''
  return async <T = Results>(method: string, path: string, data?: object): Promise<T> => {
    const headers = { 'x-csrf-token': token, 'idempotency-key': randomUUID(), 'x-requested-with': 'XMLHttpRequest' }
    const response = await request.fetch(`${apiBase}/${path}`, { method, headers, ...(data && { data }) })
    const { valid, results } = (await response.json()) as { valid: boolean; results: Results }
    if (!valid && response.status() !== 422) throw new Error(`${method} ${path}: ${JSON.stringify(results)}`)
    if (results.token) token = results.token
    return results as T
  }
}
