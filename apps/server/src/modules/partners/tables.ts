import type {
  ApplicationState,
  ClientInvoice,
  HomeReferralState,
  HomeService,
  homeReferralFlags,
  PlainDate,
  Program,
} from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type ApplicationTable = {
  id: Generated<number>
  account_id: number
  program: Program
  state: ApplicationState
  business_name: string
  website: string
  iata: string
  note: string
  code: string | null
  basis_points: number | null
  reason: Generated<string>
  submitted_at: Date
  changed_at: Date
  changed_by: number | null
}

type ApplicationChangeTable = {
  id: Generated<number>
  application_id: number
  at: Date
  by_account: number | null
  state: ApplicationState
  reason: string
}

type LicenseTable = {
  id: Generated<number>
  account_id: number
  state: string
  number: string
  expires_on: PlainDate
  added_at: Date
  verified_by: number | null
  verified_at: Date | null
  reminded: number | null
}

type AccreditationReminderTable = { account_id: number; last_day: PlainDate; days: number; sent_at: Date }

type AgreementTable = {
  id: Generated<number>
  application_id: number
  account_id: number
  secret_hash: string
  secret: string
  version: number
  title: string
  html: string
  text_hash: string
  sent_by: number | null
  sent_at: Date
  expires_at: Date
  countersigned_by: number | null
  countersigned_at: Date | null
  valid_until: PlainDate | null
  sign_by: PlainDate | null
}

type ShareTermsTable = {
  id: Generated<number>
  valid_from: PlainDate
  home_basis_points: number
  home_months: number
  invitation_basis_points: number
  invitation_months: number
  agreement_months: number
  note: string
  set_by: number | null
  set_at: Date
}

type HomeReferralTable = {
  id: Generated<number>
  partner_id: number
  program: Program
  owner_name: string
  owner_email: string
  owner_phone: string
  address: string
  city: string
  region: string
  note: string
  service: Generated<HomeService>
  /** The inquiry an owner sent after following the partner's link. */
  lead_id: Generated<number | null>
  /** `earning` means a live home within its term. */
  state: Exclude<HomeReferralState, 'earning'>
  flags: (typeof homeReferralFlags)[number][]
  home_id: number | null
  basis_points: number | null
  earns_from: PlainDate | null
  earns_until: PlainDate | null
  reason: Generated<string>
  submitted_at: Date
  changed_at: Date
}

type InvitationTable = {
  id: Generated<number>
  inviter_id: number
  name: string
  email: string
  program: Program
  account_id: number | null
  basis_points: number
  months: number
  starts_on: PlainDate | null
  ends_on: PlainDate | null
  invited_at: Date
}

type Logo = { src: string; width: number; height: number }

type AgencyTable = {
  id: Generated<number>
  name: string
  email: Generated<string>
  /** E.164; blank: none. */
  phone: Generated<string>
  logo: ColumnType<Logo | null, string | null, string | null>
  terms: Generated<string>
  made_by: number
  made_at: Date
}

type AgencyAgentTable = {
  agency_id: number
  account_id: number
  lead: boolean
  invited_at: Date
  joined_at: Date | null
}

/** An invoice's content as issued. */
type ClientInvoiceDocument = Pick<
  ClientInvoice,
  'seller' | 'client' | 'booking' | 'home' | 'arrive' | 'depart' | 'stay' | 'fee' | 'feeLabel' | 'note' | 'terms'
>

type ClientInvoiceTable = {
  id: Generated<number>
  agency_id: number
  number: string
  offer_id: number
  account_id: number
  document: ColumnType<ClientInvoiceDocument, string, never>
  issued_on: PlainDate
  issued_at: Date
  voided_at: Date | null
  void_reason: Generated<string>
}

export type PartnersTables = {
  'partners.accreditation_reminder': AccreditationReminderTable
  'partners.agency': AgencyTable
  'partners.agency_agent': AgencyAgentTable
  'partners.application': ApplicationTable
  'partners.client_invoice': ClientInvoiceTable
  'partners.application_change': ApplicationChangeTable
  'partners.license': LicenseTable
  'partners.agreement': AgreementTable
  'partners.home_referral': HomeReferralTable
  'partners.invitation': InvitationTable
  'partners.share_terms': ShareTermsTable
}

export const db = tablesOf<PartnersTables>()

export type ApplicationRow = Selectable<ApplicationTable>
export type LicenseRow = Selectable<LicenseTable>
export type AgreementRow = Selectable<AgreementTable>
export type HomeReferralRow = Selectable<HomeReferralTable>
export type AgencyRow = Selectable<AgencyTable>
export type ClientInvoiceRow = Selectable<ClientInvoiceTable>
export type AgencyAgentRow = Selectable<AgencyAgentTable>
export type ShareTermsRow = Selectable<ShareTermsTable>
export type InvitationRow = Selectable<InvitationTable>
