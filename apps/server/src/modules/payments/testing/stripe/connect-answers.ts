import { idOf } from './books.ts'
import type { ConnectBooks, Payout, Transfer } from './connect-books.ts'
import type { StripeRequest } from './server.ts'
import { metadataIn, shownList } from './views.ts'

const created = Math.floor(Date.UTC(2027, 0, 15) / 1000)
const day = 86_400

const shownAccount = (connect: ConnectBooks, id: string) => {
  const { bank, ready } = connect.account(id)
  const data = bank
    ? [
        {
          id: bank.id,
          object: 'bank_account',
          country: 'US',
          currency: 'usd',
          default_for_currency: true,
          last4: bank.number.slice(-4),
          status: 'new',
        },
      ]
    : []
  return {
    id,
    object: 'account',
    created,
    payouts_enabled: ready,
    capabilities: { transfers: ready ? 'active' : 'inactive' },
    external_accounts: shownList(`/v1/accounts/${id}/external_accounts`, data),
    requirements: {
      currently_due: ready ? [] : ['external_account', 'individual.first_name', 'individual.verification.document'],
      past_due: [],
    },
  }
}

const shownTransfer = ({ id, amount, currency, destination, transfer_group, metadata, reversed }: Transfer) => ({
  id,
  object: 'transfer',
  amount,
  amount_reversed: reversed,
  created,
  currency,
  destination,
  livemode: false,
  metadata,
  reversals: shownList(`/v1/transfers/${id}/reversals`, []),
  reversed: reversed === amount,
  transfer_group,
})

const shownPayout = ({ id, amount, currency, metadata, status }: Payout) => ({
  id,
  object: 'payout',
  amount,
  arrival_date: created + 2 * day,
  automatic: false,
  created,
  currency,
  failure_code: status === 'failed' ? 'no_account' : null,
  livemode: false,
  metadata,
  method: 'standard',
  reconciliation_status: 'not_applicable',
  source_type: 'card',
  status,
  type: 'bank_account',
})

const part = (path: string): string => path.split('/')[3] ?? ''

type Answers = Record<string, (requested: StripeRequest) => object>

/** Stripe Connect's responses; `{x}` stands for an id. */
export const connectAnswersOf = (connect: ConnectBooks): Answers => ({
  'GET /v1/balance': () => ({
    object: 'balance',
    livemode: false,
    available: [{ amount: connect.balance, currency: 'usd' }],
    pending: [],
  }),
  'POST /v1/accounts': () => shownAccount(connect, connect.open().id),
  'GET /v1/accounts/{x}': ({ path }) => shownAccount(connect, part(path)),
  'POST /v1/account_links': ({ fields }) => ({
    object: 'account_link',
    created,
    expires_at: created + 300,
    url: `https://connect.stripe.test/setup/${connect.account(fields.get('account') ?? '').id}`,
  }),
  'POST /v1/transfers': ({ fields }) =>
    shownTransfer(
      connect.transfer({
        amount: Number(fields.get('amount')),
        currency: fields.get('currency') ?? '',
        destination: fields.get('destination') ?? '',
        transfer_group: fields.get('transfer_group') ?? '',
        metadata: metadataIn(fields),
      }),
    ),
  'GET /v1/transfers': ({ fields, path }) =>
    shownList(
      path,
      connect.transfers
        .filter(({ transfer_group }) => transfer_group === fields.get('transfer_group'))
        .map(shownTransfer),
    ),
  'GET /v1/transfers/{x}': ({ path }) => shownTransfer(connect.transferById(part(path))),
  'POST /v1/transfers/{x}/reversals': ({ path }) => {
    const { id, amount, currency } = connect.reverse(part(path))
    return { id: idOf('trr'), object: 'transfer_reversal', amount, created, currency, metadata: {}, transfer: id }
  },
  'POST /v1/payouts': ({ fields, account }) =>
    shownPayout(
      connect.payout({
        account: account ?? '',
        amount: Number(fields.get('amount')),
        currency: fields.get('currency') ?? '',
        metadata: metadataIn(fields),
      }),
    ),
  'GET /v1/payouts': ({ path, account }) =>
    shownList(path, connect.payouts.filter((payout) => payout.account === account).map(shownPayout)),
  'GET /v1/payouts/{x}': ({ path }) => shownPayout(connect.payoutById(part(path))),
})
