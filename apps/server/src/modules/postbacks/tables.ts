import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type EndpointTable = { account_id: number; url: string; secret: string; made_at: Date }

type DeliveryTable = {
  id: Generated<number>
  account_id: number
  fact: string
  body: string
  made_at: Date
  attempts: Generated<number>
  status: number | null
  problem: string | null
  delivered_at: Date | null
}

export type PostbacksTables = {
  'postbacks.endpoint': EndpointTable
  'postbacks.delivery': DeliveryTable
}

export const db = tablesOf<PostbacksTables>()

export type DeliveryRow = Selectable<DeliveryTable>
