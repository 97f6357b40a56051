import type { z } from 'zod'
import type { Permission } from './permissions.ts'

export const apiBase = '/app-portal/v1.1'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Who may call: anyone, a person with a session (or an API key), or a person with one of these roles. */
export type Audience = 'public' | 'session' | readonly Role[]
export type Role = 'traveler' | 'owner' | 'broker' | 'referral' | 'travel-agent' | 'affiliate' | 'staff' | 'admin'

/** What blocks a session until it is resolved (spec section 4), in the order in which people resolve it. */
export type Restriction =
  | 'password_expired'
  | 'device'
  | 'two_factor'
  | 'staff_factor'
  | 'password_temporary'
  | 'enroll_factor'
/** A login that still has to show more than a password; `staff_factor`: the second factor of a staff account. */
export const unproved = ['device', 'two_factor', 'staff_factor'] as const satisfies readonly Restriction[]
/** A staff account without a second factor: only what enrolls the first one answers. */
export const unenrolled = ['enroll_factor'] as const satisfies readonly Restriction[]
export const anyRestriction = [
  'password_expired',
  ...unproved,
  'password_temporary',
  ...unenrolled,
] as const satisfies readonly Restriction[]

/** Refusals of a call that wants a second factor proved moments ago: prove one, or enroll one first. */
export const secondFactorErrors = { second_factor_first: 403, enroll_factor_first: 403 } as const

/** Refusals that any endpoint may answer with, on top of those it lists. */
export const commonCodes = [
  'unreadable',
  'invalid_input',
  'invalid_phone',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'too_large',
  'csrf',
  'idempotency_mismatch',
  'rate_limited',
  'password_expired',
  'password_temporary',
  'device_unknown',
  'second_factor_first',
  'enroll_factor_first',
  'unavailable',
  'internal',
] as const
export type CommonCode = (typeof commonCodes)[number]

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Results extends z.ZodType = z.ZodType,
  Code extends string = string,
  A extends Audience = Audience,
> = {
  method: Method
  /** Below the API base, parameters in braces: `properties/{slug}`. */
  path: string
  summary: string
  audience: A
  /**
   * The permission a staff member needs. Where staff are named in the audience they are refused without it; where
   * everybody comes to their own, it lets them see and do what belongs to others.
   */
  permission?: Permission
  /** Saves nothing whatever its method, such as a preview: read access to the area is enough. */
  computes?: true
  /** Follows from looking at a page, such as a read mark, a price, or an error report: no act for the audit log. */
  passive?: true
  /**
   * Answers a person also while one of these keeps them from everything else: what they need to fix it. Elsewhere they are
   * refused with 459, 469 or 403, and where anyone may call they count as a stranger.
   */
  allowedWhile?: readonly Restriction[]
  /** Only for the person: no API key, and nobody of the staff in their place. */
  inPerson?: true
  params?: Params
  query?: Query
  body?: Body
  /** The body is multipart/form-data; the file in it has at most this many bytes. */
  form?: { fileBytes: number }
  results: Results
  /** Status of success; 200 unless said. */
  status?: 200 | 201
  /** Refusal codes of this endpoint with their HTTP status. */
  errors: Record<Code, number>
}

/** Declares one call of the API. The server mounts it, the client calls it, OpenAPI describes it. */
export const endpoint = <
  Results extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  const Code extends string = never,
  const A extends Audience = Audience,
>(
  definition: Endpoint<Params, Query, Body, Results, Code, A>,
): Endpoint<Params, Query, Body, Results, Code, A> => definition

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, string>
export type ParamsOf<E> = E extends { params?: infer P extends z.ZodType } ? z.output<P> : undefined
/** The query as a caller writes it, before defaults. */
export type QueryInputOf<E> = E extends { query?: infer Q extends z.ZodType } ? z.input<Q> : undefined
export type QueryOf<E> = E extends { query?: infer Q extends z.ZodType } ? z.output<Q> : undefined
/** The body as a caller writes it, before defaults. */
export type BodyInputOf<E> = E extends { body?: infer B extends z.ZodType } ? z.input<B> : undefined
export type BodyOf<E> = E extends { body?: infer B extends z.ZodType } ? z.output<B> : undefined
/** What a handler hands over: its texts are still data, rendered for the reader when they are sent. */
export type AnswerOf<E> = E extends { results: infer R extends z.ZodType } ? z.input<R> : never
export type ResultsOf<E> = E extends { results: infer R extends z.ZodType } ? z.output<R> : never
export type CodeOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer C> ? C : never
