import { type addVendor, type BodyInputOf, type DeskVendor, isEmail } from '@porchlight/contract'
import type { ChosenHome } from '../homes-field.tsx'

export type VendorFields = Pick<DeskVendor, 'name' | 'category' | 'trade' | 'contact' | 'email' | 'phone' | 'note'> & {
  insuredUntil: string | null
  contractUntil: string | null
  tags: string[]
}

export const fieldsOf = (known: DeskVendor | undefined): VendorFields => ({
  name: known?.name ?? '',
  category: known?.category ?? 'general',
  trade: known?.trade ?? '',
  contact: known?.contact ?? '',
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  note: known?.note ?? '',
  insuredUntil: known?.insuredUntil ?? null,
  contractUntil: known?.contractUntil ?? null,
  tags: known?.tags.map(({ name }) => name) ?? [],
})

export const vendorOf = (fields: VendorFields, homes: readonly ChosenHome[]): BodyInputOf<typeof addVendor> => ({
  ...fields,
  homes: homes.map(({ id }) => id),
})

type Words = { required: string; badMail: string }

export const vendorProblems = (
  { name, trade, email }: VendorFields,
  words: Words,
): Partial<Record<'name' | 'trade' | 'email', string>> => ({
  ...(name.trim() === '' && { name: words.required }),
  ...(trade.trim() === '' && { trade: words.required }),
  ...(email.trim() !== '' && !isEmail(email) && { email: words.badMail }),
})
