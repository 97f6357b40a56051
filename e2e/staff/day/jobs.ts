import type { Page } from '@playwright/test'

/** The everyday jobs of a rental team, and the steps a practiced person may need at most. */
export const jobs: readonly { id: number; job: string; most: number }[] = [
  { id: 1, job: 'see today’s arrivals and departures with what is not ready', most: 0 },
  { id: 2, job: 'find a booking by guest name, code, digits, phone, email, card’s last four', most: 1 },
  { id: 3, job: 'find anything: guest, home, owner, setting', most: 2 },
  { id: 4, job: 'phone booking for a new guest', most: 5 },
  { id: 5, job: 'price override with reason, owner’s net beside it', most: 7 },
  { id: 6, job: 'send an offer by email or text', most: 2 },
  { id: 7, job: 'change dates or party with the difference first', most: 4 },
  { id: 8, job: 'move a stay to another home', most: 4 },
  { id: 9, job: 'cancel with the refund the terms give', most: 4 },
  { id: 10, job: 'refund a part with a reason', most: 4 },
  { id: 11, job: 'ask a guest for money by link', most: 3 },
  { id: 12, job: 'answer a request', most: 2 },
  { id: 13, job: 'read and answer a guest’s message', most: 2 },
  { id: 14, job: 'answer with a template in the guest’s language', most: 3 },
  { id: 15, job: 'answer a question asked before booking', most: 2 },
  { id: 16, job: 'see all homes over three months', most: 1 },
  { id: 17, job: 'block a home, extend or lift the block', most: 3 },
  { id: 18, job: 'raise prices of 10 homes for a season', most: 6 },
  { id: 19, job: 'edit a home’s details, photos, guide, access', most: 2 },
  { id: 20, job: 'create a home for an owner', most: 2 },
  { id: 21, job: 'vet and publish', most: 4 },
  { id: 22, job: 'assign one cleaner', most: 2 },
  { id: 23, job: 'plan tomorrow: proposal, send all', most: 4 },
  { id: 24, job: 'see same-day turnovers at risk', most: 0 },
  { id: 25, job: 'repair: report, bid, approval, done, bill, charge', most: 7 },
  { id: 26, job: 'damage claim, decided by someone else', most: 6 },
  { id: 27, job: 'payout run with a second person, bank file', most: 7 },
  { id: 28, job: 'close a month', most: 5 },
  { id: 29, job: 'see an owner’s statement and ledger as they see it', most: 2 },
  { id: 30, job: 'whose money is in this account on that day', most: 3 },
  { id: 31, job: 'import a bank file and match it', most: 4 },
  { id: 32, job: 'pay a tax authority and book it', most: 4 },
  { id: 33, job: '1099s of a year', most: 3 },
  { id: 34, job: 'pay a partner’s commission', most: 4 },
  { id: 35, job: 'invite a colleague, give a role, take it away', most: 4 },
  { id: 36, job: 'see what a guest or owner sees', most: 3 },
  { id: 37, job: 'who changed this rate, block, charge, contract, account', most: 2 },
  { id: 38, job: 'dead letters, bug reports, guests’ feedback', most: 2 },
  { id: 39, job: 'add a tax, fee, cancellation policy, template', most: 4 },
  { id: 40, job: 'export what is on screen as CSV; print tomorrow’s plan', most: 1 },
]

/** Counts steps: a click, a key that acts, or a choice. Typing a value is none. */
export const stepCounter = (page: Page) => {
  let steps = 0
  const acting = async (act: () => Promise<unknown>) => {
    steps += 1
    await act()
  }
  return {
    steps: () => steps,
    click: (role: 'link' | 'button', name: string | RegExp) =>
      acting(() => page.getByRole(role, { name }).filter({ visible: true }).first().click()),
    press: (key: string) => acting(() => page.keyboard.press(key)),
    choose: (act: () => Promise<unknown>) => acting(act),
  }
}

/** One line for each job: steps taken, steps allowed; a job that no walk covers yet is open. */
export const stepsTable = (taken: ReadonlyMap<number, number>): string =>
  jobs
    .map(({ id, job, most }) => {
      const steps = taken.get(id)
      return `${String(id).padStart(2)}  ${steps === undefined ? 'open' : `${steps} of ${most}`.padEnd(6)}  ${job}`
    })
    .join('\n')
