import { isLanguage } from '@porchlight/contract'
import { isText, render, type Spoken } from '@porchlight/wording'
import type { FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { accountById } from '#modules/accounts'
import type { Actor } from './actor.ts'

/** How a page rendered here says which language it will be read in; its own address may name one. */
export const languageHeader = 'x-reader-language'

const spokenOf = (text: unknown): Spoken | undefined =>
  typeof text === 'string' && (isLanguage(text) || text === 'en-XA') ? text : undefined

/**
 * The pseudo language if it was chosen, a person's own language, or for a visitor what the page says or what was chosen
 * before.
 */
const languageOf = async (app: App, request: FastifyRequest, actor: Actor): Promise<Spoken> => {
  const chosen = spokenOf(request.cookies?.language)
  if (chosen === 'en-XA') return chosen
  if (actor.kind !== 'person') return spokenOf(request.headers[languageHeader]) ?? chosen ?? 'en'
  if (actor.language !== null) return spokenOf(actor.language) ?? 'en'
  const account = await app.work.read((ctx) => accountById(ctx, actor.accountId))
  return spokenOf(account?.language) ?? 'en'
}

const holdsText = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) ? value.some(holdsText) : isText(value) || Object.values(value).some(holdsText)
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const rendered = (language: Spoken, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => rendered(language, one))
  if (isText(value)) return render(language, value)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rendered(language, one)]))
}

/** An answer with its texts rendered in the reader’s language; the answer itself if it holds none. */
export const inReadersLanguage = async <T>(app: App, request: FastifyRequest, actor: Actor, answer: T): Promise<T> =>
  holdsText(answer) ? (rendered(await languageOf(app, request, actor), answer) as T) : answer
