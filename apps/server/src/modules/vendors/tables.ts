import type { DeskVendor, PlainDate } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import type { PhoneState } from '#kernel/phone'
import { tablesOf } from '#kernel/work'

type VendorTable = {
  id: Generated<number>
  name: string
  category: DeskVendor['category']
  trade: string
  contact: string
  email: string
  phone: string
  phone_state: Generated<PhoneState>
  note: string
  tags: Generated<string[]>
  insured_until: PlainDate | null
  contract_until: PlainDate | null
  reminded_of: Generated<PlainDate[]>
  made_by: number
  made_at: Date
  retired_at: Date | null
}

export type VendorsTables = {
  'vendors.vendor': VendorTable
  'vendors.serving': { vendor_id: number; home_id: number }
}

export const db = tablesOf<VendorsTables>()

export type VendorRow = Selectable<VendorTable>
