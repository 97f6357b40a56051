import {
  addDays,
  answerAgency,
  changeProfile,
  decideApplication,
  inviteAgent,
  ownAgency,
  type PlainDate,
  type Program,
  partnerApplications,
  partnerPipeline,
  partners,
  saveAgency,
  saveLicense,
  setPartner,
} from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountOpened, accountRolesChanged } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { numbered } from './testing/agency-number.ts'
import { agreementInForce } from './testing/agreement-in-force.ts'

const { t, as } = bookingsScene()
let staffId: number
beforeAll(async () => {
  staffId = (await t.person('staff')).accountId
})
const staff = () => as(staffId)

const signedUp = async (program: Program) => {
  const person = await t.person(program)
  await t.write((ctx) => announce(ctx, accountOpened({ accountId: person.accountId, propertyAddress: null })))
  await t.drain()
  return person
}

const give = async (person: { email: string }, program: Program, code: string, paused = false) => {
  const body = { email: person.email, program, rate: 500, paused }
  return good((await staff()).call(setPartner, { params: { code }, body }))
}

/** An active partner with a code from their agreement and a second one for their leaflets. */
const withTwoCodes = async (program: Program) => {
  const person = await signedUp(program)
  const codes = [`agreed-${person.accountId}`, `leaflet-${person.accountId}`] as const
  await agreementInForce(t, await as(person.accountId), { code: codes[0], rate: 500 })
  await give(person, program, codes[1])
  const paused = async () => {
    const known = (await good((await staff()).call(partners))).partners
    return codes.map((code) => known.find((one) => one.code === code)?.paused)
  }
  return { person, codes, paused }
}

const decide = async (person: Guest, decision: 'pause' | 'resume' | 'terminate') => {
  const { applications } = await good((await as(person.accountId)).call(partnerApplications))
  const params = { applicationId: applications[0]?.id ?? 0 }
  await good((await confirmedStaff(t)).call(decideApplication, { params, body: { decision, reason: 'As agreed' } }))
}

describe('every code of a partner', () => {
  it('is suspended while their program is paused, and none works after it is terminated', async () => {
    const { person, paused } = await withTwoCodes('affiliate')
    expect(await paused()).toEqual([false, false])
    await decide(person, 'pause')
    expect(await paused()).toEqual([true, true])
    await decide(person, 'resume')
    expect(await paused()).toEqual([false, false])
    await decide(person, 'terminate')
    expect(await paused()).toEqual([true, true])
  })

  it('stays paused after the program resumes if staff paused it separately', async () => {
    const { person, codes, paused } = await withTwoCodes('referral')
    await give(person, 'referral', codes[1], true)
    await decide(person, 'pause')
    await decide(person, 'resume')
    expect(await paused()).toEqual([false, true])
  })

  it('is suspended when the role is removed, and works again when it is restored', async () => {
    const { person, paused } = await withTwoCodes('affiliate')
    const changed = async (roles: { added: 'affiliate'[]; taken: 'affiliate'[] }) => {
      await t.write((ctx) => announce(ctx, accountRolesChanged({ accountId: person.accountId, ...roles })))
      await t.drain()
    }
    await changed({ added: [], taken: ['affiliate'] })
    expect(await paused()).toEqual([true, true])
    await changed({ added: ['affiliate'], taken: [] })
    expect(await paused()).toEqual([false, false])
    await decide(person, 'terminate')
    await changed({ added: ['affiliate'], taken: [] })
    expect(await paused()).toEqual([true, true])
  })
})

describe('the pipeline', () => {
  const agent = async (iata: string) => {
    const person = await signedUp('travel-agent')
    const agency = { agencyName: 'Quill Travel', agencyIataNumber: iata, agencyLicenseExp: '2030-12-31' }
    const body = { firstName: 'Ada', lastName: 'Quill', bio: '', address: null, agency }
    await good((await as(person.accountId)).call(changeProfile, { body }))
    return person
  }
  const conflictsOf = async ({ accountId }: Guest) =>
    (await good((await staff()).call(partnerPipeline))).applications.find((one) => one.accountId === accountId)
      ?.conflicts

  it('treats agents of one agency with the same IATA number as colleagues, and anyone else with it as a conflict', async () => {
    const lead = await agent('12345675')
    const colleague = await agent('1234567-5')
    expect(await conflictsOf(colleague)).toContain('iata')
    await good((await as(lead.accountId)).call(saveAgency, { body: { name: 'Quill Travel' } }))
    await good((await as(lead.accountId)).call(inviteAgent, { body: { email: colleague.email } }))
    // An invited person is not a member yet.
    expect(await conflictsOf(colleague)).toContain('iata')
    const own = await as(colleague.accountId)
    const agencyId = (await good(own.call(ownAgency))).invitations[0]?.agencyId ?? 0
    await good(own.call(answerAgency, { params: { agencyId }, body: { accept: true } }))
    for (const one of [lead, colleague]) expect(await conflictsOf(one)).not.toContain('iata')
    const stranger = await agent('12345675')
    expect(await conflictsOf(stranger)).toContain('iata')
    expect(await conflictsOf(colleague)).toContain('iata')
  })
  it('tells an agent immediately that their number’s check digit is wrong, until they correct it', async () => {
    const person = await agent('12345678')
    const number = async () => {
      const { applications } = await good((await as(person.accountId)).call(partnerApplications))
      return applications.map(({ iata, iataValid }) => [iata, iataValid])
    }
    expect(await number()).toEqual([['12345678', false]])
    const agency = { agencyName: 'Quill Travel', agencyIataNumber: '12345675', agencyLicenseExp: '2030-12-31' }
    const body = { firstName: 'Ada', lastName: 'Quill', bio: '', address: null, agency }
    await good((await as(person.accountId)).call(changeProfile, { body }))
    expect(await number()).toEqual([['12345675', true]])
  })

  it('R57 shows staff the number an active agent has now beside the one they agreed with, and whose it is', async () => {
    const person = await agent('12345675')
    await agreementInForce(t, await as(person.accountId), { code: `agency-${person.accountId}`, rate: 500 })
    const view = async () =>
      (await good((await staff()).call(partnerPipeline))).applications.find((one) => one.accountId === person.accountId)
    const number = async () => {
      const shown = await view()
      return [shown?.iata, shown?.iataValid, shown?.iataAgreed]
    }
    expect(await number()).toEqual(['12345675', true, null])
    await numbered(await as(person.accountId), '12345678')
    expect(await number()).toEqual(['12345678', false, '12345675'])
    const other = await agent('23456786')
    await numbered(await as(person.accountId), '23456786')
    expect(await number()).toEqual(['23456786', true, '12345675'])
    expect((await view())?.conflicts).toContain('iata')
    expect(await conflictsOf(other)).toContain('iata')
  })

  it('tells an agent and staff that their accreditation ends, from 60 days before, until they enter the new date', async () => {
    const person = await signedUp('travel-agent')
    const state = async (agencyLicenseExp: PlainDate) => {
      const agency = { agencyName: 'Quill Travel', agencyIataNumber: '1234567\u20115', agencyLicenseExp }
      const body = { firstName: 'Ada', lastName: 'Quill', bio: '', address: null, agency }
      await good((await as(person.accountId)).call(changeProfile, { body }))
    }
    const ends = async () => {
      const own = await good((await as(person.accountId)).call(partnerApplications))
      const shown = (await good((await staff()).call(partnerPipeline))).applications
      const view = shown.find((one) => one.accountId === person.accountId)
      expect(view?.iataEnds).toEqual(own.applications[0]?.iataEnds)
      return [view?.iataValid, view?.iataEnds]
    }
    const today = t.clock.now().toISOString().slice(0, 10)
    await state(addDays(today, 61))
    expect(await ends()).toEqual([true, null])
    await state(addDays(today, 60))
    expect(await ends()).toEqual([true, addDays(today, 60)])
  })

  it('finds a broker with another’s license, however the number is written', async () => {
    const [first, second, other] = [await signedUp('broker'), await signedUp('broker'), await signedUp('broker')]
    const add = async (broker: Guest, state: string, number: string) =>
      good(
        (await as(broker.accountId)).call(saveLicense, {
          params: { state },
          body: { number, expiresOn: '2030-12-31' },
        }),
      )
    await add(first, 'CT', 'RES.0812207')
    await add(second, 'CT', 'res 0812207')
    await add(other, 'NJ', '0812207')
    expect(await conflictsOf(first)).toContain('license')
    expect(await conflictsOf(second)).toContain('license')
    expect(await conflictsOf(other)).not.toContain('license')
  })
})
