import { randomUUID } from 'node:crypto'
import type { Role } from '@porchlight/contract'
import type { Client } from 'pg'

const roles = ['broker', 'referral', 'travel-agent', 'affiliate'] as const
type PartnerRole = (typeof roles)[number]
type PartnerName = PartnerRole | `${PartnerRole} B` | 'agency lead'

type Making = { client: Client; account: (roles: Role[]) => Promise<number> }

/**
 * Two partners of each program. The travel agent belongs to the agency of its lead; both brokers and the second travel
 * agent lead agencies of their own, so that what keeps them out is that things belong to another one.
 */
export const partnerAccounts = async ({ client, account }: Making) => {
  const idOf = async (statement: string, values: unknown[]): Promise<number> =>
    Number((await client.query(statement, values)).rows[0].id)
  const apply = (accountId: number, program: PartnerRole) =>
    client.query(
      `insert into partners.application
         (account_id, program, state, business_name, website, iata, note, submitted_at, changed_at)
       values ($1, $2, 'active', 'Quill', '', '', '', now(), now())
       on conflict (account_id, program) do update set state = 'active'`,
      [accountId, program],
    )
  const accounts = {} as Record<PartnerName, number>
  const named: [PartnerName, PartnerRole][] = [
    ...roles.flatMap((role): [PartnerName, PartnerRole][] => [
      [role, role],
      [`${role} B`, role],
    ]),
    ['agency lead', 'travel-agent'],
  ]
  for (const [name, role] of named) {
    accounts[name] = await account([role])
    await apply(accounts[name], role)
  }
  const agencyLedBy = async (leadId: number): Promise<number> => {
    const values = ['Marlowe & Finch Travel', leadId]
    const id = await idOf(
      'insert into partners.agency (name, made_by, made_at) values ($1, $2, now()) returning id',
      values,
    )
    await client.query(
      `insert into partners.agency_agent (agency_id, account_id, lead, invited_at, joined_at)
       values ($1, $2, true, now(), now())`,
      [id, leadId],
    )
    return id
  }
  const agencyId = await agencyLedBy(accounts['agency lead'])
  for (const name of ['broker', 'broker B', 'travel-agent B'] as const) await agencyLedBy(accounts[name])
  return { accounts, agencyId }
}

const nobody = { name: 'Quill', email: 'quill@access.test' }
const usd = (amount: number) => ({ amount, currency: 'USD' })
const clientInvoice = {
  seller: { ...nobody, phone: '', logo: null },
  client: nobody,
  booking: 'PL-1',
  home: 'Cove',
  arrive: '2027-06-05',
  depart: '2027-06-12',
  stay: usd(100_000),
  fee: usd(5_000),
  feeLabel: 'Travel planning',
  note: '',
  terms: '',
}
const selfBilled = { seller: { ...nobody, agency: '', iata: '' }, buyer: { ...nobody, address: '' }, lines: [] }

type Partners = Awaited<ReturnType<typeof partnerAccounts>>

/** What belongs to the travel agent: made again for each call that may use it up. */
export const partnerThings = async (
  client: Client,
  { accounts, agencyId }: Partners,
  { ownersOfferId, quoteId }: { ownersOfferId: number; quoteId: number },
) => {
  const idOf = async (statement: string, values: unknown[]): Promise<number> =>
    Number((await client.query(statement, values)).rows[0].id)
  const member = accounts['travel-agent']
  const offerId = await idOf(
    `insert into bookings.offer (hash, home_id, quote_id, normal_headline_minor, normal_total_minor, hold_id, message,
       set_id, made_by, made_at, expires_at, withdrawn_at)
     select $1, home_id, $2, normal_headline_minor, normal_total_minor, null, '', null, $3, made_at, expires_at, null
     from bookings.offer where id = $4 returning id`,
    [randomUUID(), quoteId, member, ownersOfferId],
  )
  await client.query(
    `insert into bookings.offer_guest (offer_id, partner_id, code, first_name, last_name, email, held, made_at)
     values ($1, $2, 'QUILL', 'Wren', 'Hale', 'wren@access.test', false, now())`,
    [offerId, member],
  )
  let offers = 1_000_000

  return {
    /** The agency as it was: its lead, its member, and whom it invited. */
    restoreAgency: async (): Promise<void> => {
      await client.query('delete from partners.agency_agent where agency_id = $1', [agencyId])
      await client.query(
        `insert into partners.agency_agent (agency_id, account_id, lead, invited_at, joined_at)
         values ($1, $2, true, now(), now()), ($1, $3, false, now(), now()), ($1, $4, false, now(), null)`,
        [agencyId, accounts['agency lead'], member, accounts['travel-agent B']],
      )
    },
    agencyId,
    member,
    offerId,
    commission: () =>
      idOf(
        `insert into commissions.commission
           (kind, partner_id, source, bearer, currency, state, amount_minor, file_id, made_at, changed_at)
         values ('manual', $1, 'manual', 'manager', 'USD', 'earned', 5000, 1, now(), now()) returning id`,
        [member],
      ),
    clientInvoice: async (): Promise<number> =>
      idOf(
        `insert into partners.client_invoice
           (agency_id, number, offer_id, account_id, document, issued_on, issued_at)
         values ($1, $2, $3, $4, $5, current_date, now()) returning id`,
        [agencyId, `INV-${randomUUID()}`, offers++, member, JSON.stringify(clientInvoice)],
      ),
    /** The number of a self-billed invoice. */
    invoice: async (): Promise<string> => {
      const runId = await idOf(
        `insert into commissions.payout_run (currency, note, state, prepared_at)
         values ('USD', '', 'sent', now()) returning id`,
        [],
      )
      const number = `QUI-${runId}`
      await client.query(
        `insert into commissions.invoice (number, partner_id, run_id, currency, gross_minor, recovered_minor,
           withheld_minor, net_minor, payout_account_id, account_ending, document, state, issued_on)
         values ($1, $2, $3, 'USD', 5000, 0, 0, 5000, 1, '3000', $4, 'sent',
           current_date)`,
        [number, member, runId, JSON.stringify(selfBilled)],
      )
      return number
    },
  }
}
