import type { z } from 'zod'
import type { Permission } from './permissions.ts'

export const apiBase = '/app-portal/v1.1'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Who can call: anyone, a person with a session (or an API key), or a person with one of these roles. */
export type Audience = 'public' | 'session' | readonly Role[]
export type Role = 'traveler' | 'owner' | 'broker' | 'referral' | 'travel-agent' | 'affiliate' | 'staff' | 'admin'

/** Restrictions on a session until they are resolved (spec section 4), in the order people resolve them. */
export type Restriction =
  | 'password_expired'
  | 'device'
  | 'two_factor'
  | 'staff_factor'
  | 'password_temporary'
  | 'enroll_factor'
/** A login that still needs more than a password; `staff_factor`: the second factor of a staff account. */
export const unproved = ['device', 'two_factor', 'staff_factor'] as const satisfies readonly Restriction[]
/** A staff account without a second factor: only the calls that enroll the first one respond. */
export const unenrolled = ['enroll_factor'] as const satisfies readonly Restriction[]
export const anyRestriction = [
  'password_expired',
  ...unproved,
  'password_temporary',
  ...unenrolled,
] as const satisfies readonly Restriction[]

/** Errors of a call that requires a recent second factor: complete one, or enroll one first. */
export const secondFactorErrors = { second_factor_first: 403, enroll_factor_first: 403 } as const

/** Errors any endpoint can return, in addition to those it lists. */
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
  /** Below the API base, with parameters in braces: `properties/{slug}`. */
  path: string
  summary: string
  audience: A
  /**
   * The permission a staff member needs. If the audience names staff, they are refused without it. If everyone can
   * access their own data, it lets them see and act on what belongs to others.
   */
  permission?: Permission
  /** Saves nothing, whatever its method, such as a preview: read access to the area is enough. */
  computes?: true
  /**
   * A side effect of viewing a page, such as a read mark, a price, or an error report: not an act for the audit log.
   */
  passive?: true
  /**
   * Responds even while one of these restricts the person, because it helps them resolve it. Other endpoints refuse
   * them with 459, 469 or 403; where anyone can call, they count as a visitor.
   */
  allowedWhile?: readonly Restriction[]
  /** Only for the person: no API key, and no staff member acting for them. */
  inPerson?: true
  /**
   * Not for a staff member who views the product as the account holder: it agrees to something, or counts as the
   * holder's own word. API keys can make the call.
   */
  holderOnly?: true
  params?: Params
  query?: Query
  body?: Body
  /** The body is multipart/form-data; its file has at most this many bytes. */
  form?: { fileBytes: number }
  results: Results
  /** The success status; 200 by default. */
  status?: 200 | 201
  /** This endpoint's error codes with their HTTP status. */
  errors: Record<Code, number>
}

/** Declares an API call. The server mounts it, the client calls it, OpenAPI describes it. */
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
/** The query as written by a caller, before defaults. */
export type QueryInputOf<E> = E extends { query?: infer Q extends z.ZodType } ? z.input<Q> : undefined
export type QueryOf<E> = E extends { query?: infer Q extends z.ZodType } ? z.output<Q> : undefined
/** The body as written by a caller, before defaults. */
export type BodyInputOf<E> = E extends { body?: infer B extends z.ZodType } ? z.input<B> : undefined
export type BodyOf<E> = E extends { body?: infer B extends z.ZodType } ? z.output<B> : undefined
/** The result a handler returns: its texts are still data, rendered for the reader when sent. */
export type AnswerOf<E> = E extends { results: infer R extends z.ZodType } ? z.input<R> : never
export type ResultsOf<E> = E extends { results: infer R extends z.ZodType } ? z.output<R> : never
export type CodeOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer C> ? C : never
