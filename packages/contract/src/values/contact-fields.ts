import { z } from 'zod'
import { emailLength, isEmail, readEmail } from './email.ts'
import { looksLikePhone, phoneLength, withoutMarks } from './phone.ts'

/** Every field that takes an email address uses this very schema; `contact-fields.test.ts` looks. */
export const emailAddress = z
  .string()
  .max(2 * emailLength.address)
  .refine(isEmail, { error: 'Enter an email address, like name@example.com' })
  .overwrite((typed) => readEmail(typed) ?? typed)

/** For forms where it may be left out. */
export const emailOrBlank = z.union([z.literal(''), emailAddress])

/**
 * Every field that takes a phone number uses this very schema; `contact-fields.test.ts` looks. It keeps out what can be
 * none; which number it is in which country, the server decides by every country's plan and stores as E.164.
 */
export const phoneNumber = z
  .string()
  .max(2 * phoneLength.max)
  .refine(looksLikePhone, { error: 'Enter a phone number with its country code, like +1 631 555 0188' })
  .overwrite((text) => withoutMarks(text).trim())

/** A stored number in an answer. One stored before the rule may be in doubt; it is shown as it was written. */
export const storedPhone = {
  /** E.164, unless it is in doubt. */
  phone: z.string(),
  /** As people read it, such as `+1 631 555 0140`. */
  displayPhone: z.string(),
  /** Which number is meant is not certain: ask before you call. */
  phoneUnclear: z.boolean(),
}

/** The same for people who may have given none. */
export const storedPhoneOrNone = {
  ...storedPhone,
  phone: z.string().nullable(),
  displayPhone: z.string().nullable(),
}

/** For forms where it may be left out. */
export const phoneOrBlank = z.union([z.literal(''), phoneNumber])
