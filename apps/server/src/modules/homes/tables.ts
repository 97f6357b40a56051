import type {
  AgreementDetails,
  GroupAreaKind,
  GroupKind,
  HolderKind,
  HomeDefaultChange,
  HomeDefaultValue,
  HomeSetting,
  Language,
  MarketingChannel,
  ServiceOffer,
  TourProvider,
} from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { AmenityCode } from './amenities.ts'
import type { FactCode } from './facts.ts'
import type { Aspects, ContractTerms, HomeDetails, Room } from './home.ts'
import type { HomeStatus } from './lifecycle.ts'
import type { SettledStep, SetupStep } from './setup.ts'
import type { HomeTypeCode } from './types.ts'

type Json<T> = ColumnType<T, string, string>

export type HomesTables = {
  'homes.area': AreaTable
  'homes.home': HomeTable
  'homes.room': RoomTable
  'homes.fact': FactTable
  'homes.review': ReviewTable
  'homes.setup_step': SetupStepTable
  'homes.status_change': StatusChangeTable
  'homes.share': ShareTable
  'homes.contract': ContractTable
  'homes.part': { whole_id: number; part_id: number }
  'homes.wording': WordingTable
  'homes.media_item': MediaItemTable
  'homes.service_offer': ServiceOfferTable
  'homes.home_group': HomeGroupTable
  'homes.group_member': GroupMemberTable
  'homes.group_change': GroupChangeTable
  'homes.home_default': HomeDefaultTable
  'homes.home_default_change': HomeDefaultChangeTable
  'homes.team_group': { account_id: number; group_id: number; set_at: Date }
  'homes.channel': { home_id: number; channel: MarketingChannel }
}

export const db = tablesOf<HomesTables>()

type HomeGroupTable = {
  id: Generated<number>
  kind: GroupKind
  name: string
  /** The area a destination covers; other groups list their homes. */
  area_kind: GroupAreaKind | null
  area: string | null
  created_at: Date
  archived_at: Date | null
}
export type HomeGroup = Selectable<HomeGroupTable>

type GroupMemberTable = {
  id: Generated<number>
  group_id: number
  home_id: number
  added_at: Date
  removed_at: Date | null
}

/** A group before or after a change; null before it was created and once it is archived. */
export type GroupState = { name: string; homes: number[] } | null

type GroupChangeTable = {
  id: Generated<number>
  group_id: number
  kind: 'create' | 'edit' | 'archive' | 'undo'
  before: Json<GroupState>
  after: Json<GroupState>
  undoes: number | null
  reason: string
  changed_at: Date
  changed_by: number | null
}

type HomeDefaultTable = {
  id: Generated<number>
  group_id: number | null
  setting: HomeSetting
  value: Json<HomeDefaultValue>
  created_at: Date
  created_by: number | null
  replaced_at: Date | null
}

/** A home's value for one setting. */
export type HomeSettingState = { id: number; value: HomeDefaultValue | null; follows: boolean }
/** A default, or homes, before or after a change. */
export type DefaultChangeState = { value: HomeDefaultValue | null } | { homes: HomeSettingState[] }

type HomeDefaultChangeTable = {
  id: Generated<number>
  kind: HomeDefaultChange['kind']
  setting: HomeSetting
  group_id: number | null
  before: Json<DefaultChangeState>
  after: Json<DefaultChangeState>
  undoes: number | null
  reason: string
  changed_at: Date
  changed_by: number | null
}

type ServiceOfferTable = {
  version: Generated<number>
  offer: Json<ServiceOffer>
  at: Date
  by_account: number | null
  reason: string
}

type AreaTable = {
  id: string
  name: string
  kind: string
  region: string
  country: string
  state: string | null
  postcode: string | null
  character: string
  lat: number
  lng: number
  west: number
  south: number
  east: number
  north: number
}

type HomeTable = {
  id: Generated<number>
  slug: string
  language: Language
  status: HomeStatus
  name: string
  headline: string
  description: string
  type_code: HomeTypeCode
  service_level: string | null
  area_id: string
  address: string
  lat: number
  lng: number
  place_key: string
  public_lat: number
  public_lng: number
  time_zone: string
  currency: string
  sleeps: number
  bedrooms: number
  bathrooms: number
  max_pets: number
  min_guest_age: number
  instant: boolean
  request_to: HomeDetails['requestTo']
  check_in_time: string
  check_out_time: string
  amenities: AmenityCode[]
  honest_notes: string[]
  house_rules: string[]
  registration: string | null
  source_name: string | null
  source_license: string | null
  source_ref: string | null
  source_fingerprint: string | null
  preview_hash: string
  from_night_minor: number | null
  rating_sum: Generated<number>
  review_count: Generated<number>
  created_at: Date
  changed_at: Date
  published_at: Date | null
  asks_identity_since: Date | null
  documents_missing: Generated<string[]>
  fees_missing: Generated<string[]>
  /** Settings it follows the defaults for. */
  follows: Generated<HomeSetting[]>
  /** If empty: the standard list for that kind of job. */
  checklist_turnover: string[] | null
  checklist_inspection: string[] | null
}

type WordingTable = {
  home_id: number
  language: Language
  source_hash: string
  text: string
  by_account: number | null
  at: Date
}

type MediaItemTable = {
  id: Generated<number>
  home_id: number
  position: number
  type: 'image' | 'pdf' | 'tour' | 'video'
  title: string
  description: string
  upload_id: number | null
  provider: TourProvider | null
  ref: string | null
}

type RoomTable = {
  home_id: number
  position: number
  name: string
  kind: Room['kind']
  floor: string | null
  beds: Json<Room['beds']>
  note: string | null
}

type FactTable = {
  home_id: number
  code: FactCode
  value: number
  note: string | null
  measured_on: string
  readings: number[]
}

type ReviewTable = {
  id: Generated<number>
  home_id: number
  booking_id: number | null
  author: string
  stayed_in: string
  rating: number
  /** jsonb: read as a value, written as text. */
  aspects: ColumnType<Aspects, string | undefined, string>
  text: string
  answer: string | null
  published_at: Date
}

type SetupStepTable = {
  home_id: number
  step: SetupStep
  state: SettledStep['state']
  note: string
  by_account: number | null
  at: Date
}

type StatusChangeTable = {
  id: Generated<number>
  home_id: number
  from_status: HomeStatus
  to_status: HomeStatus
  by_account: number | null
  note: string
  at: Date
}

type ShareTable = {
  home_id: number
  valid_from: string
  account_id: number
  basis_points: number
  holder_kind: Generated<HolderKind>
  holder_name: Generated<string>
}

type ContractTable = {
  home_id: number
  version: number
  valid_from: string
  commission_basis_points: number
  commission_base: ContractTerms['commissionBase']
  recognition: ContractTerms['recognition']
  cleaning_to: ContractTerms['cleaningTo']
  agreed_at: Date
  details: ColumnType<AgreementDetails, string | undefined, never>
  recorded_by: number | null
  approved_by: number | null
}
