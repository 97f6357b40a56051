import { z } from 'zod'
import { emailLength, isEmail, readEmail } from './email.ts'
import { looksLikePhone, phoneLength, withoutMarks } from './phone.ts'

/** Every field that accepts an email address must use this schema; `contact-fields.test.ts` checks that. */
export const emailAddress = z
  .string()
  .max(2 * emailLength.address)
  .refine(isEmail, { error: 'Enter an email address, like name@example.com' })
  .overwrite((typed) => readEmail(typed) ?? typed)

/** For forms where it is optional. */
export const emailOrBlank = z.union([z.literal(''), emailAddress])

/**
 * Every field that accepts a phone number must use this schema; `contact-fields.test.ts` checks that. It rejects what
 * can't be a phone number. The server determines the actual number and country by each country's numbering plan and
 * stores it as E.164.
 */
export const phoneNumber = z
  .string()
  .max(2 * phoneLength.max)
  .refine(looksLikePhone, { error: 'Enter a phone number with its country code, like +1 631 555 0188' })
  .overwrite((text) => withoutMarks(text).trim())

/** A stored number in an answer. One stored before this rule may be ambiguous; it is shown as originally entered. */
export const storedPhone = {
  /** E.164, unless it is ambiguous. */
  phone: z.string(),
  /** The display format, such as `+1 631 555 0140`. */
  displayPhone: z.string(),
  /** It isn't certain which number is meant: ask before calling. */
  phoneUnclear: z.boolean(),
}

/** The same for people who may not have given one. */
export const storedPhoneOrNone = {
  ...storedPhone,
  phone: z.string().nullable(),
  displayPhone: z.string().nullable(),
}

/** For forms where it is optional. */
export const phoneOrBlank = z.union([z.literal(''), phoneNumber])
