import { type Books, idOf, Refused } from './books.ts'

/** Test bank accounts by their Stripe numbers: the outcome of payouts there. */
export const banks = { '000123456789': 'paid', '000111111116': 'failed' } as const
type BankNumber = keyof typeof banks

type Connected = { id: string; bank: { id: string; number: BankNumber } | null; ready: boolean; balance: number }
type Metadata = Record<string, string>
export type Transfer = {
  id: string
  amount: number
  currency: string
  destination: string
  transfer_group: string
  metadata: Metadata
  reversed: number
}
export type Payout = {
  id: string
  account: string
  amount: number
  currency: string
  metadata: Metadata
  status: 'pending' | 'in_transit' | 'paid' | 'failed'
}

const invalid = (code: string): Refused => new Refused(400, { type: 'invalid_request_error', code })

/** Stripe Connect's records of the people an account pays. */
export class ConnectBooks {
  readonly accounts = new Map<string, Connected>()
  readonly transfers: Transfer[] = []
  readonly payouts: Payout[] = []
  /** Our own account's balance. */
  balance = 100_000_000
  private readonly books: Books

  constructor(books: Books) {
    this.books = books
  }

  account(id: string): Connected {
    const found = this.accounts.get(id)
    if (!found) throw invalid('account_invalid')
    return found
  }

  open(): Connected {
    const account = { id: idOf('acct'), bank: null, ready: false, balance: 0 }
    this.accounts.set(account.id, account)
    return account
  }

  /** A person's input on Stripe's page: they enter their bank account, and Stripe has what it requires. */
  answer(id: string, number: BankNumber): void {
    const account = this.account(id)
    account.bank = { id: idOf('ba'), number }
    account.ready = true
    this.tell(id, 'account.updated', { id, object: 'account' })
  }

  suspend(id: string): void {
    this.account(id).ready = false
    this.tell(id, 'account.updated', { id, object: 'account' })
  }

  transfer(request: Omit<Transfer, 'id' | 'reversed'>): Transfer {
    const account = this.account(request.destination)
    if (!account.ready) throw invalid('insufficient_capabilities_for_transfer')
    if (request.amount > this.balance) throw invalid('balance_insufficient')
    const transfer = { ...request, id: idOf('tr'), reversed: 0 }
    this.balance -= request.amount
    account.balance += request.amount
    this.transfers.push(transfer)
    return transfer
  }

  transferById(id: string): Transfer {
    const found = this.transfers.find((transfer) => transfer.id === id)
    if (!found) throw invalid('resource_missing')
    return found
  }

  reverse(id: string): Transfer {
    const transfer = this.transferById(id)
    if (transfer.reversed > 0) throw invalid('transfer_already_reversed')
    transfer.reversed = transfer.amount
    this.account(transfer.destination).balance -= transfer.amount
    this.balance += transfer.amount
    this.tell(null, 'transfer.reversed', { id, object: 'transfer' })
    return transfer
  }

  payout(request: Omit<Payout, 'id' | 'status'>): Payout {
    const account = this.account(request.account)
    if (request.amount > account.balance) throw invalid('balance_insufficient')
    account.balance -= request.amount
    const payout: Payout = { ...request, id: idOf('po'), status: 'pending' }
    this.payouts.push(payout)
    return payout
  }

  payoutById(id: string): Payout {
    const found = this.payouts.find((payout) => payout.id === id)
    if (!found) throw invalid('resource_missing')
    return found
  }

  /** Days later the bank has paid, or returned it to the Stripe account. */
  answerPayout(id: string): void {
    const payout = this.payoutById(id)
    const account = this.account(payout.account)
    if (account.bank && banks[account.bank.number] === 'paid') {
      payout.status = 'paid'
      this.tell(account.id, 'payout.paid', { id, object: 'payout' })
    } else this.failPayout(id)
  }

  /** The bank returns it, which can also happen days after it paid. */
  failPayout(id: string): void {
    const payout = this.payoutById(id)
    payout.status = 'failed'
    this.account(payout.account).balance += payout.amount
    this.tell(payout.account, 'payout.failed', { id, object: 'payout' })
  }

  private tell(account: string | null, type: string, object: object): void {
    const event = { id: idOf('evt'), type, created: Math.floor(Date.now() / 1000), data: { object } }
    this.books.events.push({ ...event, ...(account && { account }) })
  }
}
