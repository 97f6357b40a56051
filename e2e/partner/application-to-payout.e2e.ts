import { type Browser, expect, type Page, test } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { bookedBy, freeStay } from '../guest/stay.ts'
import { clockedSite } from '../support/clocked-site.ts'
import { enter, logIn } from '../support/people.ts'
import {
  addPayee,
  apply,
  approve,
  bookedNumber,
  countersign,
  devices,
  type Kind,
  looksRight,
  type Partner,
  payOut,
  reported,
  seesMoney,
  sendAgreement,
  signAgreement,
  staffAt,
} from './partner.ts'

const day = 86_400_000
const lead = 'agent@demo.porchlight.test'

const monthBefore = (month: string) => `${addDays(month, -1).slice(0, 8)}01`

const inAYear = () => `1/15/${new Date().getUTCFullYear() + 2}`

const brokersLicense = (number: string) => async (page: Page) => {
  await page.getByLabel('Brokerage').fill('Bruna Shore Realty')
  await page.getByRole('combobox', { name: 'License type' }).selectOption('Salesperson')
  await page.getByLabel('License number').fill(number)
  await page.getByRole('textbox', { name: 'License expires' }).fill(inAYear())
  await page.getByRole('button', { name: /Licensed in/ }).click()
  await page.getByRole('searchbox').or(page.getByLabel('Search')).first().fill('New York')
  await page.getByRole('listbox', { name: 'Licensed in' }).getByRole('option', { name: 'New York' }).click()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox', { name: 'Licensed in' })).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

const agentsNumber = (number: string) => async (page: Page) => {
  await page.getByLabel('Agency', { exact: true }).fill('Agnes Marchetti Travel')
  await page.getByLabel('IATA or CLIA number').fill(number)
  await page.getByRole('textbox', { name: /expires/i }).fill(inAYear())
}

// Each test takes a partner through several weeks.
test.describe.configure({ timeout: 480_000 })

let site: Awaited<ReturnType<typeof clockedSite>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await clockedSite()
})
test.afterAll(() => site.close())

/** From the application to an active code: staff review it, and both sign the agreement. */
const activated = async (browser: Browser, kind: Kind): Promise<Partner> => {
  const partner = await apply(browser, site.url, kind)
  await addPayee(partner, site)
  const staff = await staffAt(browser, site.url, '/staff/partner-pipeline')
  await sendAgreement(staff, partner)
  await signAgreement(partner)
  await countersign(staff, partner)
  await staff.close()
  return partner
}

/**
 * A guest arrives through the partner's link, books, and pays; the stay ends, and the payment has reached the bank.
 * Returns the booking number.
 */
const bringsGuest = async (browser: Browser, partner: Partner): Promise<string> => {
  const guest = await browser.newContext({ baseURL: site.url })
  await guest.request.get(`/?via=${partner.code}`)
  const weeks = Math.ceil((site.now() - Date.now()) / (7 * day)) + 1
  const stay = await freeStay(guest.request, 0, true, weeks, 7)
  await bookedBy(guest, 'Ysolde', stay)
  await guest.close()
  const number = await bookedNumber(partner)
  await site.turnTo(`${addDays(stay.arrive, 1)}T18:00:00Z`, 'bookings.move-on')
  await site.turnTo(`${addDays(stay.depart, 2)}T18:00:00Z`, 'bookings.move-on', 'payments.settle')
  return number
}

const paid = async (browser: Browser, partner: Partner, number: string): Promise<void> => {
  const staff = await staffAt(browser, site.url, '/staff/commissions')
  await approve(staff, number, partner.source)
  const name = `${partner.first} Wren`
  await payOut(staff, name, () => site.turnTo(site.now() + 5 * day))
  const month = `${new Date(site.now()).toISOString().slice(0, 8)}01`
  await reported(staff, name, number, { from: monthBefore(month), through: month })
  await staff.close()
}

const journey = async (browser: Browser, kind: Kind): Promise<void> => {
  const partner = await activated(browser, kind)
  const number = await bringsGuest(browser, partner)
  await paid(browser, partner, number)
  await seesMoney(partner, number, site)
}

const broker = { box: 'Real Estate Broker', source: 'Broker Property' }

test('R61 a broker goes from application and license to the money in their account', ({ browser }) =>
  journey(browser, { ...broker, first: 'Bruna', license: brokersLicense('10401234567'), device: 'desktop' }))

test('R61 a broker does the same on a phone', { tag: '@release' }, ({ browser }) =>
  journey(browser, { ...broker, first: 'Bertil', license: brokersLicense('10301234568'), device: 'phone' }),
)

const names = {
  desktop: { referral: 'Remy', affiliate: 'Alfie', agent: 'Agnes', iata: '1234567-5' },
  phone: { referral: 'Rosa', affiliate: 'Anouk', agent: 'Aldo', iata: '7654321-3' },
}

for (const device of devices) {
  const { referral, affiliate, agent: agentName, iata } = names[device]
  test(
    `a referral partner goes from application to the money in their account on a ${device}`,
    {
      tag: '@release',
    },
    ({ browser }) => journey(browser, { first: referral, box: 'Referral', source: 'Referral Property', device }),
  )

  test(
    `an affiliate goes from application to the money in their account on a ${device}`,
    {
      tag: '@release',
    },
    ({ browser }) => journey(browser, { first: affiliate, box: 'Affiliate', source: 'Affiliate Booking', device }),
  )

  test(`a travel agent on a ${device} joins an agency, whose lead sees the commission; the money goes to the agent's account`, {
    tag: '@release',
  }, async ({ browser }) => {
    const agent = await activated(browser, {
      first: agentName,
      box: 'Travel Agent',
      source: 'Referred Guests',
      license: agentsNumber(iata),
      device,
    })
    const desk = await browser.newPage({ baseURL: site.url })
    const { call } = await enter(desk.context(), lead)
    await call('PUT', 'partners/agency', { name: 'Lindqvist Travel' })
    await logIn(desk, lead, '/partners/travel-agent/referred-guests')
    await desk.getByLabel('Agent’s email').fill(agent.email)
    await desk.getByRole('button', { name: 'Invite agent' }).click()
    await expect(desk.getByRole('row').filter({ hasText: agent.email })).toContainText('Invited')
    await agent.page.goto('/partners/travel-agent/referred-guests')
    await looksRight(agent)
    await agent.page.getByRole('button', { name: 'Accept' }).click()
    await expect(agent.page.getByRole('heading', { name: 'Lindqvist Travel' })).toBeVisible()
    const number = await bringsGuest(browser, agent)
    await logIn(desk, lead, `/partners/travel-agent/referred-guests?agents=agency&number=${number}`)
    await expect(desk.getByRole('row').filter({ hasText: number })).toContainText(`${agentName} Wren`)
    await paid(browser, agent, number)
    await seesMoney(agent, number, site)
    await logIn(desk, lead, '/partners/accounting/payouts')
    await expect(desk.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible()
    await expect(desk.getByRole('row').filter({ hasText: number })).toHaveCount(0)
  })
}
